//! Every ask on real records, and on rubbish.

mod asks;
mod damage;
mod fair;
mod faults;
mod kit;
mod queue;
mod slices;
