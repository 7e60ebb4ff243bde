import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import type { Transaction } from 'kysely'
import { callerNetwork } from '../config/ipRanges.ts'
import type { DB } from '../database/tables.ts'

/** Kinds of entries in the audit log. */
export const AUDIT_KINDS = [
  'SIGNED_IN',
  'WALLET_ADDED',
  'WALLET_REMOVED',
  'USER_DELETED',
  'KEY_ADDED',
  'KEY_REMOVED',
  'KEY_USED',
  'MODERATED',
  'MODERATION_UNDONE',
] as const

/** Kind of an entry in the audit log. */
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** An entry that is to be written. */
export interface NewEntry {
  readonly kind: AuditKind
  readonly at: Date
  /** User who did it, or about whom it was decided. */
  readonly userId?: string | undefined
  readonly operator?: string | undefined
  /** Wallet or id as answers have it, or the name of an API key. */
  readonly subject?: string | undefined
  readonly decision?: string | undefined
  /** Address of the caller, of which the network is stored; undefined for commands of operators. */
  readonly ip?: string | undefined
}

/** Writes an entry, in the transaction of the change that it tells of: neither is there without the other. */
export async function addEntry(
  transaction: Transaction<DB>,
  { kind, at, userId, operator, subject, decision, ip }: NewEntry,
): Promise<void> {
  await transaction
    .insertInto('audit_entries')
    .values({
      id: randomUUID(),
      at,
      kind,
      user_id: userId ?? null,
      operator: operator ?? null,
      subject: subject ?? null,
      decision: decision ?? null,
      network: ip === undefined ? null : networkOf(ip),
    })
    .execute()
}

/** The network of an address; null where a proxy wrote something else, which nobody can vouch for. */
export const networkOf = (ip: string): string | null => (isIP(ip) > 0 ? callerNetwork(ip) : null)
