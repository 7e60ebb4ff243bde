import { type Journal, openTransactions } from '@mintline/core/batches'

/** The storage of a journal. */
export interface UploadScope {
  /** Address of the storage, without secrets. */
  readonly place: string
}

/** Written before a part, or a payment for parts, is sent. */
interface SentPart {
  readonly kind: 'sent'
  readonly id: string
}

/** Written once the storage has a part, or has counted a payment. */
interface StoredPart {
  readonly kind: 'outcome'
  readonly id: string
}

export type UploadRecord = SentPart | StoredPart

/** Journal of uploads to a storage. It never says what is left to do, which the storage decides. */
export type UploadJournal = Journal<UploadScope, UploadRecord>

/** Parts that were sent by a run that did not see them arrive. */
export function openParts(records: readonly UploadRecord[]): readonly string[] {
  return openTransactions(records, ({ id }) => id).map(({ id }) => id)
}

/** A payment to the balance at a storage. */
export interface Payment {
  /** Of its transaction. */
  readonly signature: string
  /** Balance from which it shows that the storage has counted it. */
  readonly balance: bigint
}

/** Start of the ids of payments, which no part has. */
const PAYMENT = 'payment'

/** The record of a payment: before it is sent, and once the storage has counted it. */
export function paymentRecord(
  kind: UploadRecord['kind'],
  { signature, balance }: Payment,
): UploadRecord {
  return { kind, id: `${PAYMENT}:${balance}:${signature}` }
}

/** Payments that the storage may not have counted. */
export function openPayments(records: readonly UploadRecord[]): readonly Payment[] {
  return openParts(records).flatMap((id) => {
    const [start, balance = '', signature = ''] = id.split(':')
    return start === PAYMENT ? [{ signature, balance: BigInt(balance) }] : []
  })
}
