import { exactJson } from '#shared/lib/exactJson.ts'
import type { TransactionRecord } from './transactionRecord.ts'

/** Formats transactions as JSON for other programs, without their bytes. */
export function recordsJson(records: readonly TransactionRecord[]): string {
  const rows = records.map(({ wire: _, signedAt, ...record }) => ({
    ...record,
    signedAt: new Date(signedAt).toISOString(),
  }))
  return exactJson(rows)
}
