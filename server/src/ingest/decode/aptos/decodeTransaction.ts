import type { ItemActivity } from '../../itemActivity.ts'
import type { AptosTransaction } from './aptosTransaction.ts'
import { decodeMachineEvent } from './machineEvents.ts'
import { type MintedItem, mintedItemsOf } from './mintedItems.ts'
import { objectTransfersOf } from './objectEvents.ts'

/** Address that Aptos' own function for burning objects gives them to; nobody signs for it. */
const BURNED = `0x${'f'.repeat(64)}`

/** The drop machines to follow, and the items known before a transaction. */
export interface KnownDrops {
  /** Addresses where drop machines are published, in core's normal form. */
  readonly machines: ReadonlySet<string>
  /** Address of the collection of an item; undefined = not an item. */
  readonly collectionOf: (item: string) => string | undefined
}

/** A collection that a transaction names. */
export interface NamedCollection {
  readonly collection: string
  /** Address where its drop machine is published. */
  readonly machine: string
  /** Wallet that created it in this transaction; undefined = it was there. */
  readonly creator: string | undefined
  /** True if what is known of it may have changed, false if it has new items alone. */
  readonly hasChanged: boolean
}

/** The changes that a transaction made. */
export interface DecodedTransaction {
  readonly activities: readonly ItemActivity[]
  readonly newItems: readonly MintedItem[]
  readonly collections: readonly NamedCollection[]
}

/**
 * Decodes a transaction. An item that a machine mints is given to its first holder in the same call: both are its mint.
 *
 * @throws `ZodError` for events or resources in another shape, which no sender can bring about: it is the node.
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

/** Fields by which the activities of one transaction differ. */
type ActivityFacts = Pick<
  ItemActivity,
  'type' | 'collection' | 'from' | 'to' | 'index' | 'mintPrice'
> & {
  /** Of the item. */
  readonly address: string
}
