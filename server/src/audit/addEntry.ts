import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import type { Transaction } from 'kysely'
import { callerNetwork } from '../config/ipRanges.ts'
import type { DB } from '../database/tables.ts'

/** Entry kinds in the audit log. */
export const AUDIT_KINDS = [
  'SIGNED_IN',
  'SIGNED_OUT',
  'SESSION_ENDED',
  'WALLET_ADDED',
  'WALLET_REMOVED',
  'EMAIL_CHANGED',
  'EMAIL_REMOVED',
  'EMAIL_CONFIRMED',
  'USER_DELETED',
  'KEY_ADDED',
  'KEY_REMOVED',
  'KEY_USED',
  'MODERATED',
  'MODERATION_UNDONE',
] as const

/** Entry kind in the audit log. */
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** An entry to write. */
export interface NewEntry {
  readonly kind: AuditKind
  readonly at: Date
  /** User who did it, or about whom it was decided. */
  readonly userId?: string | undefined
  readonly operator?: string | undefined
  /** Wallet or id in the API's format, or an API key's name. */
  readonly subject?: string | undefined
  readonly decision?: string | undefined
  /** The caller's IP address, of which only the network is stored; undefined for operator commands. */
  readonly ip?: string | undefined
}

/** Returns the name under which an API key decides, as operators do under their own. */
export const operatorOfKey = (name: string): string => `key:${name}`

/** Writes an entry, in the same transaction as the change that it records: neither exists without the other. */
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

/** Returns an IP address's network; null if a proxy wrote something else, which nobody can vouch for. */
export const networkOf = (ip: string): string | null => (isIP(ip) > 0 ? callerNetwork(ip) : null)
