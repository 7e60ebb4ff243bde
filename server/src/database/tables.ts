/**
 * Rows of all tables, generated from the migrations. Columns of type numeric and bigint are read as decimal text: the
 * driver knows only their type, and a number that may have a fraction has no other exact form. BigInt reads amounts.
 */
export type * from './generated/tables.ts'
