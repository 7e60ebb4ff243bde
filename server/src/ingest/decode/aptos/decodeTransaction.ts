import type { ItemActivity } from '../../itemActivity.ts'
import type { AptosTransaction } from './aptosTransaction.ts'
import { decodeMachineEvent } from './machineEvents.ts'
import { type MintedItem, mintedItemsOf } from './mintedItems.ts'
import { objectTransfersOf } from './objectEvents.ts'

/** Address to which Aptos' own burn function transfers objects; nobody can sign for it. */
const BURNED = `0x${'f'.repeat(64)}`

/** Drop machines to follow, and items known before a transaction. */
export interface KnownDrops {
  /** Publishing addresses of drop machines, in core's normal form. */
  readonly machines: ReadonlySet<string>
  /** Returns an item's collection address; undefined = not an item. */
  readonly collectionOf: (item: string) => string | undefined
}

/** A collection that a transaction names. */
export interface NamedCollection {
  readonly collection: string
  /** Its drop machine's publishing address. */
  readonly machine: string
  /** Wallet that created it in this transaction; undefined = it already existed. */
  readonly creator: string | undefined
  /** True if its facts may have changed, false if it only has new items. */
  readonly hasChanged: boolean
}

/** A transaction's changes. */
export interface DecodedTransaction {
  readonly activities: readonly ItemActivity[]
  readonly newItems: readonly MintedItem[]
  readonly collections: readonly NamedCollection[]
}

/**
 * Decodes a transaction. A machine mints an item and gives it to its first holder in one call: both count as one mint.
 *
 * @throws `ZodError` for malformed events or resources. No sender can cause them, so the node is at fault.
 */
export function decodeTransaction(
  transaction: AptosTransaction,
  { machines, collectionOf }: KnownDrops,
): DecodedTransaction {
  const { events, hash } = transaction
  const told = events.flatMap((event) => decodeMachineEvent(event, machines) ?? [])
  const transfers = objectTransfersOf(transaction)
  const minted = mintedItemsOf(transaction, told, transfers)
  const ofNew = new Map(minted.map(({ item, collection }) => [item, collection]))
  const handedOver = new Set(minted.map(({ handedOver: transfer }) => transfer))
  const moves = transfers.flatMap((transfer): ActivityFacts[] => {
    const { object, from, to, index } = transfer
    const collection = ofNew.get(object) ?? collectionOf(object)
    if (collection === undefined || handedOver.has(transfer) || from === to) return []
    const facts = { address: object, collection, from, index, mintPrice: undefined }
    return to === BURNED
      ? [{ ...facts, type: 'BURN', to: undefined }]
      : [{ ...facts, type: 'TRANSFER', to }]
  })
  const mints = minted.map(
    ({ item, collection, to, price, index }): ActivityFacts => ({
      address: item,
      collection,
      type: 'MINT',
      from: undefined,
      to,
      index,
      mintPrice: price,
    }),
  )
  return {
    activities: [...mints, ...moves].map(({ address, ...facts }) => ({
      ...facts,
      item: { blockchain: 'APTOS', contract: address, tokenId: undefined },
      value: 1n,
      purchase: false,
      transaction: hash,
    })),
    newItems: minted,
    collections: told.map((event) => ({
      collection: event.collection,
      machine: event.machine,
      creator: event.type === 'created' ? event.owner : undefined,
      hasChanged: event.type !== 'minted',
    })),
  }
}

/** Fields that differ between activities in one transaction. */
type ActivityFacts = Pick<
  ItemActivity,
  'type' | 'collection' | 'from' | 'to' | 'index' | 'mintPrice'
> & {
  /** Item address. */
  readonly address: string
}
