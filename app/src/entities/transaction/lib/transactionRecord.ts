import { z } from '#shared/lib/zod.ts'

/** Maximum stored transactions, over all networks. */
const MAX_STORED = 100

const STATUS = z.enum(['sent', 'confirmed', 'failed', 'expired', 'unknown'])

const RECORD = z.object({
  /** Base58. */
  signature: z.string(),
  /** Describes the transaction. */
  title: z.string(),
  /** Title of its review. */
  review: z.optional(z.string()),
  /** Its network's genesis hash. */
  genesisHash: z.string(),
  /** The payer's address in base58. */
  wallet: z.string(),
  /** `sent` = the outcome is not known yet; `unknown` = no node could tell. */
  status: STATUS,
  /** Reason for a failed or unknown outcome, in a sentence. */
  reason: z.optional(z.string()),
  /** Milliseconds since 1970 when it was signed. */
  signedAt: z.number(),
  /** Block height after which it cannot land any more. */
  lastValidBlockHeight: z.number(),
  /** The signed bytes in base64, until the outcome is known. */
  wire: z.optional(z.string()),
})

/** A transaction signed in this browser. */
export type TransactionRecord = z.infer<typeof RECORD>

/** Transactions stored in the browser, newest first. */
export const RECORDS_SCHEMA = z.object({ records: z._default(z.array(RECORD), []) })

/** A transaction's outcome. */
export type TransactionEnd = Pick<TransactionRecord, 'status' | 'reason'>

/** A review with its wallet and network. */
export type Sending = Required<Pick<TransactionRecord, 'review' | 'genesisHash' | 'wallet'>>

/**
 * Returns true if the same review was sent or has landed since, for example in another tab: sending it again would
 * repeat it, or change accounts that are gone.
 *
 * @param since Milliseconds since 1970 when the chain was read for it.
 */
export function isOvertaken(
  records: readonly TransactionRecord[],
  { review, genesisHash, wallet }: Sending,
  since: number,
): boolean {
  return records.some(
    (record) =>
      record.review === review &&
      record.genesisHash === genesisHash &&
      record.wallet === wallet &&
      (record.status === 'sent' || (record.status === 'confirmed' && record.signedAt >= since)),
  )
}

/** Adds a record in front; the oldest ones with a known outcome are dropped. */
export function withRecord(
  records: readonly TransactionRecord[],
  record: TransactionRecord,
): TransactionRecord[] {
  const all = [record, ...records.filter(({ signature }) => signature !== record.signature)]
  return all.filter(({ status }, index) => index < MAX_STORED || status === 'sent')
}

/** Sets a transaction's outcome and drops its bytes. */
export function withEnd(
  records: readonly TransactionRecord[],
  signature: string,
  end: TransactionEnd,
): TransactionRecord[] {
  return records.map((record) => {
    if (record.signature !== signature) return record
    const { wire: _, ...rest } = record
    return { ...rest, ...end }
  })
}
