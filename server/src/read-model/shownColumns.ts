import type { Selectable } from 'kysely'
import type { DB } from '../database/tables.ts'

/** A row with only the listed columns, given as `table.column` like in queries. */
export type ShownColumns<
  Table extends keyof DB,
  Columns extends readonly `${Table}.${string}`[],
> = {
  [Column in keyof Selectable<DB[Table]> & string as `${Table}.${Column}` extends Columns[number]
    ? Column
    : never]: Selectable<DB[Table]>[Column]
}
