import type { OwnershipParts } from '@mintline/core/identifiers'
import type { Kysely, Transaction } from 'kysely'
import { anyOf } from '../database/anyOf.ts'
import { isHoldingByKey } from '../database/holdings/isHolding.ts'
import { addressKey, itemKey, walletKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import type { Outcome } from './toggles.ts'

/** Keys for an ownership and its collection. */
export interface PlacedOwnership {
  readonly item: Buffer
  readonly owner: Buffer
  readonly collection: Buffer
}

/** Returns the keys for a user's own ownership, or why the user may not act on it. */
export async function ownOwnership(
  transaction: Transaction<DB>,
  userId: string,
  { blockchain, owner, ...item }: OwnershipParts,
): Promise<PlacedOwnership | Exclude<Outcome, 'DONE'>> {
  const place = await transaction
    .selectFrom('ownerships')
    .select(['item', 'owner', 'collection'])
    .where('item', '=', itemKey({ blockchain, ...item }))
    .where('owner', '=', addressKey({ blockchain, address: owner }))
    .where(isHoldingByKey)
    .executeTakeFirst()
  if (place === undefined) return 'UNKNOWN'
  const wallet = walletKey({ blockchain, address: owner })
  return (await hasWallet(transaction, userId, [wallet])) ? place : 'FORBIDDEN'
}

/**
 * Returns true if any listed wallet is the user's.
 *
 * @param wallets - by `walletKey`
 */
export async function hasWallet(
  reader: Kysely<DB>,
  userId: string,
  wallets: readonly Buffer[],
): Promise<boolean> {
  const own = await reader
    .selectFrom('wallets')
    .select('wallet')
    .where('wallet', '=', anyOf(wallets))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return own !== undefined
}
