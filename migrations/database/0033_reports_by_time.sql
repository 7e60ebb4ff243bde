-- Finds the latest reports, for operators.
create index reports_by_time on reports (reported_at);
