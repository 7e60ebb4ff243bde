import {
  formatCollectionId,
  formatItemId,
  isCollectionId,
  isItemId,
  isUnionAddress,
  parseCollectionId,
  parseItemId,
  parseUnionAddress,
} from '@mintline/core/identifiers'
import type { Kysely } from 'kysely'
import { isUserId, walletKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import { accountOf } from '../read-model/ids/texts.ts'
import { type AuditKind, operatorOfKey } from './addEntry.ts'

/** An entry as operators read it. */
export interface AuditEntry {
  readonly at: Date
  readonly kind: AuditKind
  readonly userId: string | undefined
  readonly operator: string | undefined
  /** Wallet, id, or API key name. */
  readonly subject: string | undefined
  readonly decision: string | undefined
  readonly network: string | undefined
}

/**
 * Returns the latest entries, newest first.
 *
 * @param of - a user, wallet, collection, item or key that they are about, or a key that decided; undefined = all
 */
export async function latestEntries(
  database: Kysely<DB>,
  { of, size }: { readonly of: string | undefined; readonly size: number },
): Promise<AuditEntry[]> {
  const rows = await database
    .selectFrom('audit_entries')
    .select(['at', 'kind', 'user_id', 'operator', 'subject', 'decision', 'network'])
    .$if(of !== undefined, (query) =>
      query.where((row) => {
        const names = namesOf(of ?? '')
        const users = names.filter(isUserId)
        return row.or([
          row('subject', 'in', names),
          row('operator', '=', operatorOfKey(of ?? '')),
          ...(users.length === 0 ? [] : [row('user_id', 'in', users)]),
        ])
      }),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
  return rows.map(({ user_id, kind, ...row }) => ({
    at: row.at,
    kind: kind as AuditKind,
    userId: user_id ?? undefined,
    operator: row.operator ?? undefined,
    subject: row.subject ?? undefined,
    decision: row.decision ?? undefined,
    network: row.network ?? undefined,
  }))
}

/** Returns the forms in which entries may store an id: an address may be a collection's and a wallet's. */
function namesOf(id: string): string[] {
  return [
    id,
    id.toLowerCase(),
    ...(isUnionAddress(id) ? [accountOf(walletKey(parseUnionAddress(id)))] : []),
    ...(isCollectionId(id) ? [formatCollectionId(parseCollectionId(id))] : []),
    ...(isItemId(id) ? [formatItemId(parseItemId(id))] : []),
  ]
}
