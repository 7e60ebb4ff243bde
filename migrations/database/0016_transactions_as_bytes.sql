-- Transactions of activities as bytes, in the form of opaque keys: the first byte says how the others are read. A hash took
-- twice as much as text, 100 MB more for 3 million activities.
alter table activities alter column transaction type bytea using case
  when transaction ~ '^0x([0-9a-f]{2})+$' then '\x01'::bytea || decode(substr(transaction, 3), 'hex')
  when transaction ~ '^([0-9a-f]{2})+$' then '\x02'::bytea || decode(transaction, 'hex')
  else '\x00'::bytea || convert_to(transaction, 'UTF8')
end;
