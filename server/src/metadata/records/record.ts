import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../database/tables.ts'
import type { Origin } from '../document/documentOf.ts'

/** A process' connections to the primary database. */
export type Writer = Kysely<DB>

/** Metadata to fetch now. */
export interface Claim {
  /** Null = the chain gives no address. */
  readonly uri: string | null
  /** Number of tries, including this one. */
  readonly tries: number
}

/** Why metadata was not fetched. */
export interface Failure {
  readonly reason: string
  /** Time of the next try; undefined = never. */
  readonly nextTry: Date | undefined
}

/**
 * Storage for item or collection metadata. A claim's result is only written if the address is still the claimed one;
 * `store` and `fail` then resolve to true.
 */
export interface MetadataRecords<Document> {
  /** Parses a document. */
  readonly parse: (content: Uint8Array, origin: Origin & { readonly key: Buffer }) => Document
  /** Claims due metadata for a minute; undefined = it is not due, or another process has it. */
  readonly claim: (writer: Writer, key: Buffer) => Promise<Claim | undefined>
  readonly store: (
    transaction: Transaction<DB>,
    found: { key: Buffer; uri: string; document: Document },
  ) => Promise<boolean>
  readonly fail: (
    transaction: Transaction<DB>,
    failed: { key: Buffer; uri: string | null; failure: Failure },
  ) => Promise<boolean>
  /** Queues the job to fetch it. */
  readonly queue: (transaction: Transaction<DB>, key: Buffer, at?: Date) => Promise<void>
  /** Schedules a new fetch with all its tries; false = the entity is unknown. Known metadata stays meanwhile. */
  readonly reset: (transaction: Transaction<DB>, key: Buffer) => Promise<boolean>
}

/** Milliseconds for a claim: longer than any fetch, so that only claims by ended processes expire. */
export const CLAIM = 60_000
/** Tolerated clock difference between two machines in milliseconds. */
const TOLERANCE = 1_000

/** Returns the times for a claim made now. */
export function claimTimes(): { readonly due: Date; readonly until: Date } {
  const now = Date.now()
  return { due: new Date(now + TOLERANCE), until: new Date(now + CLAIM) }
}
