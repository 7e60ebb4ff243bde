import { fieldOf, nodeError } from '@mintline/core'
import type { Blockchain } from '@mintline/core/networks'
import type { NodeTransaction } from '@mintline/solana/reads'
import { base58 } from '@scure/base'
import type { Kysely } from 'kysely'
import { collectionKey, readItemKey } from '../../../database/keys/index.ts'
import type { DB } from '../../../database/tables.ts'
import type { IngestBatch, PlacedActivity } from '../../batch.ts'
import {
  type DecodedTransaction,
  decodeTransaction,
  type ItemPlace,
  type KnownItems,
} from '../../decode/solana/decodeTransaction.ts'
import type { ChainBlock } from '../../itemActivity.ts'
import { knownItems } from '../knownItems.ts'
import { unknownCurrencies } from '../unknownCurrencies.ts'
import {
  fetchCollections,
  fetchCurrencies,
  fetchItemFacts,
  findRevealed,
  type ItemToRead,
  type RevealedCollection,
} from './fetchFacts.ts'
import { COMMITMENT, type SolanaNode } from './solanaNode.ts'

const METHOD = 'getBlock'

const CONFIG = {
  commitment: COMMITMENT,
  transactionDetails: 'none',
  rewards: false,
  maxSupportedTransactionVersion: 0,
}

/** An item's place, and the transaction that put it there. */
export interface PlacedItem extends ItemPlace {
  readonly transaction: string
  readonly time: Date
}

/** A batch with data that the source itself has to store. */
export interface SolanaBatch extends IngestBatch {
  /** In transaction order. */
  readonly places: readonly PlacedItem[]
}

/** A decoded transaction with its block. */
interface DecodedInBlock extends DecodedTransaction {
  readonly transaction: string
  readonly block: ChainBlock
}

/** A cluster's blockchain, and the database with its known items. */
export interface ReadOptions {
  readonly blockchain: KnownItems['blockchain']
  readonly database: Kysely<DB>
}

/**
 * Creates a batch from transactions: decodes them in order, and fetches their blocks and all facts that may have
 * changed.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, NOT_EDITIONS_ACCOUNT, database errors, or
 *   the signal's reason.
 */
export async function readBatch(
  node: SolanaNode,
  transactions: readonly NodeTransaction[],
  { blockchain, database }: ReadOptions,
): Promise<SolanaBatch> {
  const mints = transactions.flatMap(({ balancesBefore }) => balancesBefore.map(({ mint }) => mint))
  const known = new Map(await knownItems(database, blockchain, [...new Set(mints)]))
  const decoded = transactions.map((transaction) => {
    const found = decodeTransaction(transaction, {
      blockchain,
      collectionOf: (mint) => known.get(mint),
    })
    for (const { item, collection } of found.activities) known.set(item.contract, collection)
    return { transaction, found }
  })
  const relevant = decoded.filter(({ found }) => isRelevant(found))
  const blocks = await fetchBlocks(
    node,
    relevant.map(({ transaction }) => transaction),
  )
  const inBlocks = relevant.flatMap(({ transaction: { signature, slot }, found }) => {
    const block = blocks.get(slot)
    return block ? [{ ...found, transaction: signature, block }] : []
  })
  const renamed = inBlocks.flatMap(({ changedItems }) => changedItems)
  for (const [mint, collection] of await knownItems(database, blockchain, renamed)) {
    known.set(mint, collection)
  }
  const creators = new Map(
    inBlocks.flatMap(({ deployed }) =>
      deployed.map(({ collection, creator }) => [collection, creator] as const),
    ),
  )
  const activities = inBlocks.flatMap(activitiesOf)
  const changedItems = changesOf(inBlocks, 'changedItems').flatMap(({ address, time }) => {
    const collection = known.get(address)
    return collection === undefined ? [] : [{ mint: address, collection, time }]
  })
  const revealed = await findRevealed(node, changesOf(inBlocks, 'showing'))
  const showing = [
    ...(await storedItems(database, blockchain, revealed)),
    ...itemsAmong(known, revealed),
  ]
  const tokens = new Set(activities.flatMap(({ mintCurrency }) => mintCurrency ?? []))
  return {
    blockchain,
    activities,
    currencies: await fetchCurrencies(
      node,
      await unknownCurrencies(database, blockchain, [...tokens]),
    ),
    places: inBlocks.flatMap(({ places, transaction, block: { time } }) =>
      places.map((place) => ({ ...place, transaction, time })),
    ),
    collections: await fetchCollections(node, changesOf(inBlocks, 'changedCollections'), creators),
    items: await fetchItemFacts(node, blockchain, latestOfEach([...changedItems, ...showing])),
  }
}

/** Finds the stored items of revealed collections. */
async function storedItems(
  database: Kysely<DB>,
  blockchain: Blockchain,
  collections: readonly RevealedCollection[],
): Promise<ItemToRead[]> {
  const items: ItemToRead[] = []
  for (const { collection, time } of collections) {
    const rows = await database
      .selectFrom('items')
      .select('id')
      .where('collection', '=', collectionKey({ blockchain, contract: collection }))
      .execute()
    items.push(...rows.map(({ id }) => ({ mint: readItemKey(id).contract, collection, time })))
  }
  return items
}

/** Returns the items of revealed collections among these, by mint: a batch can mint what it reveals. */
function itemsAmong(
  known: ReadonlyMap<string, string>,
  revealed: readonly RevealedCollection[],
): ItemToRead[] {
  const times = new Map(revealed.map(({ collection, time }) => [collection, time]))
  return [...known].flatMap(([mint, collection]) => {
    const time = times.get(collection)
    return time === undefined ? [] : [{ mint, collection, time }]
  })
}

/** Keeps the latest change of each item, however many blocks a batch holds. */
function latestOfEach(items: readonly ItemToRead[]): ItemToRead[] {
  const latest = new Map<string, ItemToRead>()
  for (const item of items) {
    const before = latest.get(item.mint)
    if (!before || before.time < item.time) latest.set(item.mint, item)
  }
  return [...latest.values()]
}

function isRelevant(found: DecodedTransaction): boolean {
  return [found.activities, found.places, found.changedCollections, found.changedItems].some(
    ({ length }) => length > 0,
  )
}

function activitiesOf({ activities, places, block }: DecodedInBlock): PlacedActivity[] {
  const accounts = new Map(places.map(({ mint, account }) => [mint, account]))
  return activities.map((activity) => {
    const account = accounts.get(activity.item.contract)
    return {
      ...activity,
      block,
      ...(account !== undefined && { data: { ...activity.data, account } }),
    }
  })
}

/** A changed collection's or item's address. */
interface ChangedAddress {
  readonly address: string
  readonly first: ChainBlock
  readonly time: Date
}

/** Returns changed addresses with their first change's block and their last change's time. */
function changesOf(
  inBlocks: readonly DecodedInBlock[],
  field: 'changedCollections' | 'changedItems' | 'showing',
): ChangedAddress[] {
  const changes = new Map<string, ChangedAddress>()
  for (const { [field]: addresses, block } of inBlocks) {
    for (const address of addresses) {
      const first = changes.get(address)?.first ?? block
      changes.set(address, { address, first, time: block.time })
    }
  }
  return [...changes.values()]
}

/**
 * Fetches the blocks that hold transactions, without their content.
 *
 * @returns Blocks by slot, which serves as the block number.
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
async function fetchBlocks(
  node: SolanaNode,
  transactions: readonly NodeTransaction[],
): Promise<ReadonlyMap<number, ChainBlock>> {
  const times = new Map(transactions.map(({ slot, blockTime }) => [slot, blockTime]))
  const slots = [...times.keys()]
  const answers = await node.callEach(
    METHOD,
    slots.map((slot) => [slot, CONFIG]),
  )
  return new Map(slots.map((slot, index) => [slot, blockOf(slot, times.get(slot), answers[index])]))
}

function blockOf(slot: number, blockTime: number | undefined, answer: unknown): ChainBlock {
  const [hash, own] = [fieldOf(answer, 'blockhash'), fieldOf(answer, 'blockTime')]
  const seconds = typeof own === 'number' ? own : blockTime
  if (typeof hash !== 'string' || seconds === undefined) {
    throw nodeError(METHOD, new Error('its answer is malformed'))
  }
  return { number: BigInt(slot), hash: base58.decode(hash), time: new Date(seconds * 1000) }
}
