# The review: what each turn cost, luck and skill, the best game there was.

review-title = Review
