-- Indexes of activities as far as their times. Those of one time are few, a block's at most, and sorted when they are read:
-- block, place and id in every entry took 760 MB more for 3 million activities.

drop index activities_by_chain;
drop index activities_by_collection;
drop index activities_by_item;
drop index activities_by_sender;
drop index activities_by_receiver;
drop index activities_in_sync;

create index activities_by_chain on activities (chain, type, at);
create index activities_by_collection on activities (collection, type, at);
create index activities_by_item on activities (item, at) where item is not null;
create index activities_by_sender on activities (from_account, at) where from_account is not null;
create index activities_by_receiver on activities (to_account, at) where to_account is not null;
create index activities_in_sync on activities (chain, db_updated_at);
