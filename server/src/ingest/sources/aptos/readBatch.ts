import { nodeError } from '@mintline/core'
import type { Kysely } from 'kysely'
import { ZodError } from 'zod'
import type { DB } from '../../../database/tables.ts'
import type { IngestBatch, ItemFacts } from '../../batch.ts'
import type { AptosTransaction } from '../../decode/aptos/aptosTransaction.ts'
import { type DecodedTransaction, decodeTransaction } from '../../decode/aptos/decodeTransaction.ts'
import type { MintedItem } from '../../decode/aptos/mintedItems.ts'
import { objectTransfersOf } from '../../decode/aptos/objectEvents.ts'
import { knownItems, metadataAddressOf, nameOf } from '../knownItems.ts'
import { type AptosNode, malformed } from './aptosNode.ts'
import { collectionsToRead } from './collectionsToRead.ts'
import { fetchBlock, type VersionedBlock } from './fetchBlock.ts'
import { fetchCollections } from './fetchCollections.ts'
import type { TransactionRange } from './fetchTransactions.ts'

/** Dependencies for reading transactions. */
export interface ReadOptions {
  readonly database: Kysely<DB>
  /** Addresses where drop machines are published, in core's normal form. */
  readonly machines: ReadonlySet<string>
}

/** A decoded transaction with its block. */
interface DecodedInBlock extends DecodedTransaction {
  readonly block: VersionedBlock
}

/**
 * Creates a batch from transactions: decodes them in order, and fetches their blocks and changed collections.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function readBatch(
  node: AptosNode,
  { transactions, end }: TransactionRange,
  { database, machines }: ReadOptions,
): Promise<IngestBatch> {
  const objects = transactions.flatMap((transaction) =>
    sound(() => objectTransfersOf(transaction)).map(({ object }) => object),
  )
  const known = new Map(await knownItems(database, 'APTOS', [...new Set(objects)]))
  const decoded = transactions.flatMap((transaction) => {
    const collectionOf = (item: string) => known.get(item)
    const found = sound(() => decodeTransaction(transaction, { machines, collectionOf }))
    for (const { item, collection } of found.newItems) known.set(item, collection)
    const isRelevant = found.activities.length > 0 || found.collections.length > 0
    return isRelevant ? [{ transaction, found }] : []
  })
  const inBlocks = await withBlocks(node, decoded)
  const named = inBlocks.flatMap(({ collections, block }) =>
    collections.map((collection) => ({ ...collection, block })),
  )
  const toRead = await collectionsToRead(database, named)
  return {
    blockchain: 'APTOS',
    activities: inBlocks.flatMap(({ activities, block: { number, hash, time } }) =>
      activities.map((activity) => ({ ...activity, block: { number, hash, time } })),
    ),
    collections: await fetchCollections(node, toRead, end.version),
    items: inBlocks.flatMap(({ newItems, block }) =>
      newItems.map((item) => factsOf(item, block.time)),
    ),
  }
}

async function withBlocks(
  node: AptosNode,
  decoded: readonly { transaction: AptosTransaction; found: DecodedTransaction }[],
): Promise<DecodedInBlock[]> {
  const inBlocks: DecodedInBlock[] = []
  let block: VersionedBlock | undefined
  for (const { transaction, found } of decoded) {
    const { version } = transaction
    if (!block || block.lastVersion < version) block = await fetchBlock(node, version)
    inBlocks.push({ ...found, block })
  }
  return inBlocks
}

function factsOf({ item, collection, number, name, uri }: MintedItem, time: Date): ItemFacts {
  return {
    item: { blockchain: 'APTOS', contract: item, tokenId: undefined },
    collection,
    uri: metadataAddressOf(uri),
    extra: { name: nameOf(name) ?? '', number: String(number) },
    time,
  }
}

/** Runs code that parses an answer. @throws NODE_REFUSED if the answer is malformed. */
function sound<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw cause instanceof ZodError ? nodeError('transactions', malformed(cause)) : cause
  }
}
