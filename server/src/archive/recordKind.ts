import type { Kysely, Selectable } from 'kysely'
import type { Static, TSchema } from 'typebox'
import type { DB } from '../database/tables.ts'
import type { OrderServices } from '../orders/orderServices.ts'

/** Database to import into, and contracts that trade orders. */
export type ImportServices = Pick<OrderServices, 'writer' | 'exchanges' | 'seaports'>

/** A kind of record. Each line in an export has one record: `{"rate":{…}}`. */
export interface RecordKind {
  /** Field name in its lines. */
  readonly name: string
  /** Plural name, for people. */
  readonly plural: string
  readonly table: keyof DB
  /** Columns that sort exported rows. */
  readonly orderBy: readonly string[]
  /** Records per batch: few enough for a transaction that takes a second or two. */
  readonly batch: number
  readonly schema: TSchema
  /** Converts rows to records, in row order. */
  readonly recordsOf: (
    rows: readonly never[],
    database: Kysely<DB>,
  ) => readonly object[] | Promise<readonly object[]>
  /**
   * Converts a record that fits the schema for the import.
   *
   * @throws ServerError that names the fault
   */
  readonly parse: (record: never, services: ImportServices) => unknown
  /** Writes parsed records; existing ones stay unchanged. */
  readonly write: (services: ImportServices, parsed: readonly never[]) => Promise<void>
}

/** A record kind's definition, with the types for its rows, records and parsed form. */
interface Definition<Table extends keyof DB, Schema extends TSchema, Parsed> {
  readonly name: string
  readonly plural: string
  readonly table: Table
  readonly orderBy: readonly (keyof DB[Table] & string)[]
  readonly batch?: number
  readonly schema: Schema
  readonly recordsOf: (
    rows: readonly Selectable<DB[Table]>[],
    database: Kysely<DB>,
  ) => readonly object[] | Promise<readonly object[]>
  readonly parse: (record: Static<Schema>, services: ImportServices) => Parsed
  readonly write: (services: ImportServices, parsed: readonly Parsed[]) => Promise<void>
}

/** Rows per statement for narrow tables. */
const BATCH = 1_000

/** Defines a record kind. */
export function recordKind<Table extends keyof DB, Schema extends TSchema, Parsed>(
  definition: Definition<Table, Schema, Parsed>,
): RecordKind {
  return { batch: BATCH, ...definition } as RecordKind
}
