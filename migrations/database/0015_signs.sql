-- Characters of texts that are neither Latin letters nor digits: signs, emoji, and letters of other scripts, of which words
-- may have one or two. The indexes of words know these only from three letters on.
-- Not strict, so that PostgreSQL puts what it does in its place.
create function search_signs(text) returns text[]
language sql immutable parallel safe
return string_to_array(nullif(translate($1, 'abcdefghijklmnopqrstuvwxyz0123456789 ' || chr(31), ''), ''), null);

create index items_by_signs on items using gin (search_signs(search_name));
create index items_by_trait_signs on items using gin (search_signs(search_traits));
create index item_metadata_by_signs on item_metadata using gin (search_signs(search_description));
create index collections_by_signs on collections using gin (search_signs(search_name));
