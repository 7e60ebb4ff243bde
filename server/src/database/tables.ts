/**
 * Rows in all tables, generated from the migrations. Columns with type numeric or bigint are read as decimal text: the
 * driver knows only their type, and a number that may have a fraction has no other exact form. Use BigInt to read
 * amounts.
 */
export type * from './generated/tables.ts'
