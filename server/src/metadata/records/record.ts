import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../database/tables.ts'
import type { Origin } from '../document/documentOf.ts'

/** Connections of a process to the primary database. */
export type Writer = Kysely<DB>

/** Metadata that is to be fetched now. */
export interface Claim {
  /** Null = the chain gives no address. */
  readonly uri: string | null
  /** Number of tries, this one included. */
  readonly tries: number
}

/** Reason why metadata was not fetched. */
export interface Failure {
  readonly reason: string
  /** Time of the next try; undefined = never. */
  readonly nextTry: Date | undefined
}

/**
 * Store of the metadata of items or of collections. What a claim leads to is written only while the address is still
 * the one that was claimed; then the answer is true.
 */
export interface MetadataRecords<Document> {
  /** Parses a document. */
  readonly parse: (content: Uint8Array, origin: Origin & { readonly key: Buffer }) => Document
  /** Claims metadata that is due, for a minute; undefined = it is not due, or another process has it. */
  readonly claim: (writer: Writer, key: Buffer) => Promise<Claim | undefined>
  readonly store: (
    transaction: Transaction<DB>,
    found: { key: Buffer; uri: string; document: Document },
  ) => Promise<boolean>
  readonly fail: (
    transaction: Transaction<DB>,
    failed: { key: Buffer; uri: string | null; failure: Failure },
  ) => Promise<boolean>
  /** Adds the job of fetching it to the queue. */
  readonly queue: (transaction: Transaction<DB>, key: Buffer, at?: Date) => Promise<void>
  /** Has it fetched again from the first try on; false = it is not known. What is known of it stays meanwhile. */
  readonly reset: (transaction: Transaction<DB>, key: Buffer) => Promise<boolean>
}

/** Milliseconds of a claim: longer than any fetch, so that only those of ended processes run out. */
export const CLAIM = 60_000
/** Milliseconds that clocks of two machines may differ. */
const TOLERANCE = 1_000

/** Times of a claim that is made now. */
export function claimTimes(): { readonly due: Date; readonly until: Date } {
  const now = Date.now()
  return { due: new Date(now + TOLERANCE), until: new Date(now + CLAIM) }
}
