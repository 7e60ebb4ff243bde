-- Finds what was clicked most in results of searches on a day.
create index search_clicks_by_day on search_clicks (day, clicks desc, subject);
