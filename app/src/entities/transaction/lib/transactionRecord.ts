import { z } from '#shared/lib/zod.ts'

/** Most transactions that are kept, of all networks together. */
const KEPT = 100

const STATUS = z.enum(['sent', 'confirmed', 'failed', 'expired', 'unknown'])

const RECORD = z.object({
  /** Base58. */
  signature: z.string(),
  /** What it does. */
  title: z.string(),
  /** What was reviewed, of which it is all or a part. */
  review: z.string().optional(),
  /** Genesis hash of its network. */
  genesisHash: z.string(),
  /** Base58 address of who paid. */
  wallet: z.string(),
  /** `sent` = it is not known yet what became of it; `unknown` = no node could tell. */
  status: STATUS,
  /** Why it failed or is unknown, in a sentence. */
  reason: z.string().optional(),
  /** Milliseconds since 1970 of when it was signed. */
  signedAt: z.number(),
  /** Block height after which it cannot land any more. */
  lastValidBlockHeight: z.number(),
  /** The signed bytes in base64, until it is known what became of it. */
  wire: z.string().optional(),
})

/** A transaction that was signed here. */
export type TransactionRecord = z.infer<typeof RECORD>

/** What the browser keeps of transactions, the newest first. */
export const RECORDS_SCHEMA = z.object({ records: z.array(RECORD).default([]) })

/** What became of a transaction. */
export type TransactionEnd = Pick<TransactionRecord, 'status' | 'reason'>

/** Who sends what, and where to. */
export type Sending = Required<Pick<TransactionRecord, 'review' | 'genesisHash' | 'wallet'>>

/**
 * Whether the same is on its way, or has landed since, as from another tab: then another would do it
 * twice, or do it to what is no longer there.
 *
 * @param since Milliseconds since 1970 of when the chain was read for it.
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

/** With one more in front; of the oldest, those whose end is known are forgotten. */
export function withRecord(
  records: readonly TransactionRecord[],
  record: TransactionRecord,
): TransactionRecord[] {
  const all = [record, ...records.filter(({ signature }) => signature !== record.signature)]
  return all.filter(({ status }, index) => index < KEPT || status === 'sent')
}

/** With the end of one; its bytes are let go. */
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
