import type { ItemParts } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import { anyOf } from '../database/anyOf.ts'
import { isHoldingByKey } from '../database/holdings/isHolding.ts'
import { addressKey, readAddressKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import { LOCK_STATES } from './lockStates.ts'
import type { Outcome } from './outcome.ts'
import { placeOfItem } from './placeOfItem.ts'

/** Unlocked content, empty if the user gets none; `NOTHING` = the item has none. */
export interface Unlocked {
  readonly outcome: Outcome | 'NOTHING'
  readonly content: string
}

/** Returns an item's locked content, if one of the user's wallets holds copies now. */
export async function unlockContent(
  reader: Kysely<DB>,
  { userId, item: id }: { userId: string; item: ItemParts },
): Promise<Unlocked> {
  const place = await placeOfItem(reader, id)
  if (place === undefined) return refused('UNKNOWN')
  const owners = await accountsOf(reader, userId, id)
  const held = await reader
    .selectFrom('ownerships')
    .select('owner')
    .where('item', '=', place.item)
    .where('owner', '=', anyOf(owners))
    .where(isHoldingByKey)
    .executeTakeFirst()
  if (held === undefined) return refused('FORBIDDEN')
  const lock = await reader
    .selectFrom('locks')
    .select('content')
    .where('item', '=', place.item)
    .executeTakeFirst()
  const isUnlocked = LOCK_STATES[lock ? 'LOCKED' : 'NONE'].unlock !== undefined
  return lock && isUnlocked ? { outcome: 'DONE', content: lock.content } : refused('NOTHING')
}

const refused = (outcome: Unlocked['outcome']): Unlocked => ({ outcome, content: '' })

/** Returns the keys for a user's wallets on an item's blockchain. */
async function accountsOf(
  reader: Kysely<DB>,
  userId: string,
  { blockchain }: ItemParts,
): Promise<Buffer[]> {
  const rows = await reader
    .selectFrom('wallets')
    .select('wallet')
    .where('user_id', '=', userId)
    .execute()
  return rows
    .map(({ wallet }) => readAddressKey(wallet))
    .filter((wallet) => layerOneOf(wallet.blockchain) === layerOneOf(blockchain))
    .map(({ address }) => addressKey({ blockchain, address }))
}
