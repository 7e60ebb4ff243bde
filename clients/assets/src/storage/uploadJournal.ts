import { type Journal, openTransactions } from '@mintline/core/batches'

/** A journal's storage. */
export interface UploadScope {
  /** Storage address, without secrets. */
  readonly place: string
}

/** Written before a part, or a payment for parts, is sent. */
interface SentPart {
  readonly kind: 'sent'
  readonly id: string
}

/** Written once the storage has a part, or has credited a payment. */
interface StoredPart {
  readonly kind: 'outcome'
  readonly id: string
}

export type UploadRecord = SentPart | StoredPart

/** Journal for uploads to a storage. It never says what is left to do; the storage decides that. */
export type UploadJournal = Journal<UploadScope, UploadRecord>

/** Returns parts that a run sent without seeing them arrive. */
export function openParts(records: readonly UploadRecord[]): readonly string[] {
  return openTransactions(records, ({ id }) => id).map(({ id }) => id)
}

/** A payment to the balance at a storage. */
export interface Payment {
  /** Transaction signature. */
  readonly signature: string
  /** Balance at which the storage must have credited it. */
  readonly balance: bigint
}

/** Prefix for payment ids, which no part has. */
const PAYMENT = 'payment'

/** Creates a payment's record: before it is sent, and once the storage has credited it. */
export function paymentRecord(
  kind: UploadRecord['kind'],
  { signature, balance }: Payment,
): UploadRecord {
  return { kind, id: `${PAYMENT}:${balance}:${signature}` }
}

/** Returns payments that the storage may not have credited. */
export function openPayments(records: readonly UploadRecord[]): readonly Payment[] {
  return openParts(records).flatMap((id) => {
    const [start, balance = '', signature = ''] = id.split(':')
    return start === PAYMENT ? [{ signature, balance: BigInt(balance) }] : []
  })
}
