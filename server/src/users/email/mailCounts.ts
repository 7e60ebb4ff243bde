import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { insertRows } from '../../database/insertRows.ts'
import type { DB } from '../../database/tables.ts'

/** Window for mail counts, in milliseconds. */
const MAIL_HOUR = 60 * 60_000

/** Limits on mails to unconfirmed addresses, which strangers could abuse. */
export interface MailLimits {
  /** Mails to one address per hour. */
  readonly mailsPerReceiver: number
  /** Mails to one domain's addresses per hour. */
  readonly mailsPerDomain: number
}

const COLUMNS = { receiver: 'bytea', hour: 'timestamptz', mails: 'integer' } as const

/**
 * Counts a mail to an address, unless the receiver or the domain has reached its limit for this hour.
 *
 * @returns false if the mail must wait for the next hour
 */
export async function countMail(
  transaction: Transaction<DB>,
  address: string,
  { mailsPerReceiver, mailsPerDomain }: MailLimits,
  now: Date,
): Promise<boolean> {
  const hour = hourOf(now)
  const { receiver, domain } = countersOf(address, hour)
  const rows = [receiver, domain].map((key) => ({ receiver: key, hour, mails: 1 }))
  // Sorted, so that concurrent counts cannot deadlock.
  const counted = await insertRows(transaction, 'mail_counts', COLUMNS, rows.toSorted(byReceiver))
    .onConflict((conflict) =>
      conflict.columns(['receiver', 'hour']).doUpdateSet({ mails: sql`mail_counts.mails + 1` }),
    )
    .returning(['receiver', 'mails'])
    .execute()
  const most = (key: Buffer) => (key.equals(receiver) ? mailsPerReceiver : mailsPerDomain)
  if (counted.every((row) => row.mails <= most(row.receiver))) return true
  await uncountMail(transaction, address, now)
  return false
}

/** Uncounts a mail that was not sent. */
export async function uncountMail(writer: Kysely<DB>, address: string, at: Date): Promise<void> {
  const hour = hourOf(at)
  await writer
    .updateTable('mail_counts')
    .set({ mails: sql`mails - 1` })
    .where('receiver', 'in', Object.values(countersOf(address, hour)))
    .where('hour', '=', hour)
    .execute()
}

/** Deletes mail counts from past hours. */
export async function sweepMailCounts(writer: Kysely<DB>, now: Date): Promise<void> {
  await writer.deleteFrom('mail_counts').where('hour', '<', hourOf(now)).execute()
}

/** Returns the time when mail counts start again. */
export const nextMailHour = (now: Date): Date => new Date(hourOf(now).getTime() + MAIL_HOUR)

/** Rounds a time down to the full hour. */
const hourOf = (at: Date): Date => new Date(at.getTime() - (at.getTime() % MAIL_HOUR))

const byReceiver = (one: { receiver: Buffer }, other: { receiver: Buffer }): number =>
  one.receiver.compare(other.receiver)

/**
 * Returns the keys under which mails to an address are counted. Plus addresses count as one mailbox. The keys change
 * every hour, so that stored keys do not reveal whether an address had mails in two different hours.
 */
function countersOf(address: string, hour: Date) {
  const [name = '', domain = ''] = address.toLowerCase().split('@')
  const [mailbox] = name.split('+')
  const keyOf = (text: string) => hashed(`${hour.toISOString()} ${text}`)
  return { receiver: keyOf(`${mailbox}@${domain}`), domain: keyOf(domain) }
}

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest()
