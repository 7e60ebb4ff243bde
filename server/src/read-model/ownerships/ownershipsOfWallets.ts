import type { CollectionIdParts, ItemParts } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import { sql } from 'kysely'
import { isHolding } from '../../database/holdings/isHolding.ts'
import { addressKey, collectionKey, itemKey } from '../../database/keys/index.ts'
import { type GroupAddress, groupKeys } from '../chains/chainsWithData.ts'
import type { Reader } from '../reader.ts'
import type { OwnershipModel } from './ownershipModel.ts'
import { ownershipsByKeys } from './ownershipsByIds.ts'

/** Returns the wallets' ownerships of items, in the same order as `items`. */
export function ownershipsOfWallets(
  reader: Reader,
  wallets: readonly GroupAddress[],
  items: readonly ItemParts[],
): Promise<OwnershipModel[]> {
  const keys = items.flatMap((item) =>
    wallets
      .filter(({ group }) => group === layerOneOf(item.blockchain))
      .map(({ address }) => ({
        item: itemKey(item),
        owner: addressKey({ blockchain: item.blockchain, address }),
      })),
  )
  return ownershipsByKeys(reader, keys)
}

/** Held items in a collection; an item that several wallets hold counts once. */
interface HeldItems {
  readonly items: number
  /** Items that the wallets have listed. */
  readonly listed: number
}

/** Counts the items in a collection that wallets hold together. */
export async function heldItems(
  reader: Reader,
  collection: CollectionIdParts,
  wallets: readonly GroupAddress[],
): Promise<HeldItems> {
  const owners = await groupKeys(reader, wallets, [collection.blockchain])
  if (owners.length === 0) return { items: 0, listed: 0 }
  const counts = await reader
    .selectFrom('ownerships')
    .select([
      sql<string>`count(distinct item)`.as('items'),
      sql<string>`count(distinct item) filter (where sell_order is not null)`.as('listed'),
    ])
    .where('collection', '=', collectionKey(collection))
    .where('owner', 'in', owners)
    .where(isHolding)
    .executeTakeFirstOrThrow()
  return { items: Number(counts.items), listed: Number(counts.listed) }
}
