-- When a source last had read all that there was. A chain that makes no blocks is not behind: the age of its last one says
-- nothing then.
alter table cursors add column caught_up_at timestamptz(3);
