import type { Kysely, Selectable } from 'kysely'
import type { Static, TSchema } from 'typebox'
import type { DB } from '../database/tables.ts'
import type { OrderServices } from '../orders/orderServices.ts'

/** Database to import into, and contracts by which orders are traded. */
export type ImportServices = Pick<OrderServices, 'writer' | 'exchanges' | 'seaports'>

/** A kind of record, of which each line of an export has one: `{"rate":{…}}`. */
export interface RecordKind {
  /** Field of its lines. */
  readonly name: string
  /** Name of several, for people. */
  readonly plural: string
  readonly table: keyof DB
  /** Columns by which rows are exported. */
  readonly orderBy: readonly string[]
  /** Records that are written at once: few enough for a transaction of a second or two. */
  readonly batch: number
  readonly schema: TSchema
  /** Records of rows, in their order. */
  readonly recordsOf: (
    rows: readonly never[],
    database: Kysely<DB>,
  ) => readonly object[] | Promise<readonly object[]>
  /**
   * Form in which a record that fits the schema is imported.
   *
   * @throws ServerError that says what is wrong with it
   */
  readonly parse: (record: never, services: ImportServices) => unknown
  /** Writes what was parsed; what is there already stays. */
  readonly write: (services: ImportServices, parsed: readonly never[]) => Promise<void>
}

/** Definition of a kind of record, with the types of its rows, of its records and of their parsed form. */
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

/** Rows of narrow tables that one statement writes. */
const BATCH = 1_000

/** Defines a kind of record. */
export function recordKind<Table extends keyof DB, Schema extends TSchema, Parsed>(
  definition: Definition<Table, Schema, Parsed>,
): RecordKind {
  return { batch: BATCH, ...definition } as RecordKind
}
