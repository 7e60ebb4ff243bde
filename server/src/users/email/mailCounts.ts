import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { insertRows } from '../../database/insertRows.ts'
import type { DB } from '../../database/tables.ts'

/** Milliseconds in which mails are counted together. */
const MAIL_HOUR = 60 * 60_000

/** Limits of mails to addresses that nobody has confirmed, to which strangers could have them sent. */
export interface MailLimits {
  /** Mails to one address in an hour. */
  readonly mailsPerReceiver: number
  /** Mails to all addresses of one domain in an hour. */
  readonly mailsPerDomain: number
}

const COLUMNS = { receiver: 'bytea', hour: 'timestamptz', mails: 'integer' } as const

/**
 * Counts a mail to an address, unless the receiver or the domain has had as many as they may in this hour.
 *
 * @returns false where it may not be sent before the next hour
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
  // In one order for all, so that two that count the same do not wait for each other.
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

/** Takes back a mail that was counted and not sent. */
export async function uncountMail(writer: Kysely<DB>, address: string, at: Date): Promise<void> {
  const hour = hourOf(at)
  await writer
    .updateTable('mail_counts')
    .set({ mails: sql`mails - 1` })
    .where('receiver', 'in', Object.values(countersOf(address, hour)))
    .where('hour', '=', hour)
    .execute()
}

/** Deletes the counts of past hours. */
export async function sweepMailCounts(writer: Kysely<DB>, now: Date): Promise<void> {
  await writer.deleteFrom('mail_counts').where('hour', '<', hourOf(now)).execute()
}

/** The time from which on mails are counted anew. */
export const nextMailHour = (now: Date): Date => new Date(hourOf(now).getTime() + MAIL_HOUR)

/** Beginning of the hour of a time. */
const hourOf = (at: Date): Date => new Date(at.getTime() - (at.getTime() % MAIL_HOUR))

const byReceiver = (one: { receiver: Buffer }, other: { receiver: Buffer }): number =>
  one.receiver.compare(other.receiver)

/**
 * Keys under which mails to an address are counted: many addresses lead to one mailbox by a plus sign. They are others each hour,
 * so that nobody who reads them can tell whether an address had mails in two.
 */
function countersOf(address: string, hour: Date) {
  const [name = '', domain = ''] = address.toLowerCase().split('@')
  const [mailbox] = name.split('+')
  const keyOf = (text: string) => hashed(`${hour.toISOString()} ${text}`)
  return { receiver: keyOf(`${mailbox}@${domain}`), domain: keyOf(domain) }
}

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest()
