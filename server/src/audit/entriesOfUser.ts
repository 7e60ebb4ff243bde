import type { Kysely } from 'kysely'
import { isUserId } from '../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../database/page/pagedList.ts'
import { readPage } from '../database/page/readPage.ts'
import type { DB } from '../database/tables.ts'
import type { AuditKind } from './addEntry.ts'

/** An entry as its user sees it: operators stay unnamed. */
export interface UserEntry {
  readonly id: string
  readonly at: Date
  readonly kind: AuditKind
  /** Wallet that signed in or out, whose session was ended, or that was added or removed. */
  readonly wallet: string | undefined
  readonly decision: string | undefined
  /** Undefined = not known, or an operator's decision. */
  readonly network: string | undefined
}

const LIST: PagedList = {
  name: 'audit.ofUser',
  direction: 'desc',
  keys: [
    { column: 'audit_entries.at', kind: 'time' },
    { column: 'audit_entries.id', kind: 'uuid' },
  ],
  readId: (id) => {
    if (!isUserId(id)) throw new Error('Entries have UUIDs')
    return [id]
  },
}

/** Kinds whose subject is one of the user's wallets. */
const OF_WALLETS: readonly string[] = [
  'SIGNED_IN',
  'SIGNED_OUT',
  'SESSION_ENDED',
  'WALLET_ADDED',
  'WALLET_REMOVED',
]

/** Kinds that operators cause: where they are is nobody's business. */
const OF_OPERATORS: readonly string[] = ['MODERATED', 'MODERATION_UNDONE']

/** Lists the entries about a user, latest first. */
export async function entriesOfUser(
  database: Kysely<DB>,
  userId: string,
  request: PageRequest,
): Promise<Page<UserEntry>> {
  const branch = database
    .selectFrom('audit_entries')
    .select(['audit_entries.at', 'audit_entries.id'])
    .select(['audit_entries.kind', 'audit_entries.subject'])
    .select(['audit_entries.decision', 'audit_entries.network'])
    .where('audit_entries.user_id', '=', userId)
  const page = await readPage(database, LIST, request, [branch])
  return withEntries(
    page,
    page.entries.map(({ id, at, kind, subject, decision, network }) => ({
      id,
      at,
      kind: kind as AuditKind,
      wallet: (OF_WALLETS.includes(kind) && subject) || undefined,
      decision: decision ?? undefined,
      network: (!OF_OPERATORS.includes(kind) && network) || undefined,
    })),
  )
}
