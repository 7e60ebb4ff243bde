import type { ItemParts } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import type { Kysely, Transaction } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { isHoldingByKey } from '../../database/holdings/isHolding.ts'
import {
  addressKey,
  itemKey,
  keyText,
  readAddressKey,
  walletKey,
} from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import { ServerError } from '../../errors/serverError.ts'
import { hasWallet } from '../../social/ownOwnership.ts'
import { placeOfItem, placesOfItems } from '../../social/placeOfItem.ts'
import type { Outcome } from '../../social/toggles.ts'
import { lockUser } from '../../users/lockUsers.ts'
import type { ChangeServices } from '../../users/userServices.ts'

/** State of an item's content for its owners. */
type LockState = 'NONE' | 'LOCKED'

/** The next state for each allowed action. Locked content was promised to buyers, so it stays. */
export const LOCK_STATES: {
  readonly [State in LockState]: Readonly<Partial<Record<'lock' | 'unlock', LockState>>>
} = {
  NONE: { lock: 'LOCKED' },
  // Owners unlock a copy for themselves.
  LOCKED: { unlock: 'LOCKED' },
}

/** Content for an item's owners, and the user who locks it. */
interface LockInput {
  readonly userId: string
  readonly item: ItemParts
  readonly content: string
  readonly now: Date
}

/**
 * Locks an item's content, once. Only its creators may.
 *
 * @throws `LOCKED_CONTENT_INVALID` if it is too long or empty, `LOCKED_ALREADY` if the item has some, `USER_GONE` if
 * the user has been deleted
 */
export function lockContent(
  { writer, limits }: ChangeServices,
  { userId, item, content, now }: LockInput,
): Promise<Outcome> {
  return writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    const row = await transaction
      .selectFrom('items')
      .select(['id', 'collection', 'creators'])
      .where('id', '=', itemKey(item))
      .executeTakeFirst()
    if (row === undefined) return 'UNKNOWN'
    const creators = row.creators.map((key) => walletKey(readAddressKey(key)))
    if (!(await hasWallet(transaction, userId, creators))) return 'FORBIDDEN'
    checkSize(content, limits.lockedBytes)
    if (LOCK_STATES[await stateOf(transaction, row.id)].lock === undefined) throw lockedAlready()
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('locks')
      .values({ item: row.id, collection: row.collection, content, locked_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    // Another creator was quicker.
    if (numInsertedOrUpdatedRows === 0n) throw lockedAlready()
    return 'DONE'
  })
}

function checkSize(content: string, most: number): void {
  const bytes = Buffer.byteLength(content)
  if (bytes < 1 || bytes > most) {
    throw new ServerError('LOCKED_CONTENT_INVALID', { bytes, most })
  }
}

async function stateOf(transaction: Transaction<DB>, item: Buffer): Promise<LockState> {
  const lock = await transaction
    .selectFrom('locks')
    .select('item')
    .where('item', '=', item)
    .executeTakeFirst()
  return lock === undefined ? 'NONE' : 'LOCKED'
}

const lockedAlready = () => new ServerError('LOCKED_ALREADY', {})

/** Unlocked content, empty if the user gets none; `NOTHING` = the item has none. */
interface Unlocked {
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

/** A page's report on an item's content: `isAvailable` is true if it could be shown. */
interface ContentAvailability {
  readonly item: ItemParts
  readonly isAvailable: boolean
}

/**
 * Stores content availability reports. An item's last entry counts; unknown items are skipped.
 *
 * @returns the number of known items
 */
export async function tellAvailability(
  writer: Kysely<DB>,
  told: readonly ContentAvailability[],
  now: Date,
): Promise<number> {
  const last = new Map(told.map(({ item, isAvailable }) => [keyText(itemKey(item)), isAvailable]))
  const keys = told.map(({ item }) => itemKey(item))
  // In key order, so that concurrent reports about the same items cannot deadlock.
  const places = await placesOfItems(writer, keys)
  if (places.length === 0) return 0
  await writer
    .insertInto('content_availability')
    .values(
      places.map((place) => ({
        ...place,
        is_available: last.get(keyText(place.item)) === true,
        told_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['item', 'collection']).doUpdateSet(({ ref }) => ({
        is_available: ref('excluded.is_available'),
        told_at: ref('excluded.told_at'),
      })),
    )
    .execute()
  return places.length
}
