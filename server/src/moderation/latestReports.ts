import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'
import { itemIdOf } from '../read-model/ids/texts.ts'

/** A report as operators read it. */
export interface Report {
  readonly itemId: string
  readonly reportedAt: Date
  /** Written by a stranger. */
  readonly message: string
}

/** Returns the latest reports, newest first. */
export async function latestReports(reader: Kysely<DB>, size: number): Promise<Report[]> {
  const rows = await reader
    .selectFrom('reports')
    .select(['item', 'reported_at', 'message'])
    .orderBy('reported_at', 'desc')
    .orderBy('item')
    .orderBy('message_hash')
    .limit(size)
    .execute()
  return rows.map(({ item, reported_at: reportedAt, message }) => ({
    itemId: itemIdOf(item),
    reportedAt,
    message,
  }))
}
