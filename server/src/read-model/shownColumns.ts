import type { Selectable } from 'kysely'
import type { DB } from '../database/tables.ts'

/** Values of a table's columns that a list of them names, each behind the name of the table, as queries select them. */
export type ShownColumns<
  Table extends keyof DB,
  Columns extends readonly `${Table}.${string}`[],
> = {
  [Column in keyof Selectable<DB[Table]> & string as `${Table}.${Column}` extends Columns[number]
    ? Column
    : never]: Selectable<DB[Table]>[Column]
}
