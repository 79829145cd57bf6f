//! Every request on real records, and on rubbish.

mod damage;
mod fair;
mod faults;
mod kit;
mod limits;
mod pool;
mod queue;
mod slices;
mod tasks;
