import { isMintlineError } from '@mintline/core'
import type { Blockchain } from '@mintline/core/networks'
import {
  fetchCollectionFacts,
  fetchItemMints,
  fetchPriceTokens,
  fetchReveal,
  type CollectionFacts as OnChain,
} from '@mintline/solana/reads'
import type { CollectionFacts, CurrencyFacts, ItemFacts } from '../../batch.ts'
import type { ChainBlock } from '../../itemActivity.ts'
import type { SolanaNode } from './solanaNode.ts'

/** Divides creator shares: they are percentages of the royalties. */
const WHOLE_SHARE = 100

/** A collection to read. */
export interface CollectionToRead {
  /** Address of its deployment, or of its controls. */
  readonly address: string
  /** Block with the first change that makes it worth reading, and the last change's time. */
  readonly first: Pick<ChainBlock, 'number' | 'time'>
  readonly time: Date
}

/**
 * Fetches collections' current facts.
 *
 * @param creators Deploying wallets, by deployment address.
 * @returns Facts without collections that are gone because their deployment was undone.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchCollections(
  { connection, signal }: SolanaNode,
  collections: readonly CollectionToRead[],
  creators: ReadonlyMap<string, string>,
): Promise<CollectionFacts[]> {
  const found = new Map<string, CollectionFacts>()
  for (const { address, first, time } of collections) {
    try {
      const facts = await fetchCollectionFacts(connection, address, { signal })
      const creator = creators.get(facts.editions)
      // A collection may be named by two addresses.
      const before = found.get(facts.editions)
      const { created, firstBlock } =
        before && before.firstBlock < first.number
          ? before
          : { created: first.time, firstBlock: first.number }
      const last = before?.time ?? time
      found.set(facts.editions, {
        ...collectionOf(facts, creator),
        created,
        firstBlock,
        time: new Date(Math.max(Number(last), Number(time))),
      })
    } catch (error) {
      if (!isMintlineError(error) || !GONE.has(error.code)) throw error
    }
  }
  return [...found.values()]
}

const GONE: ReadonlySet<string> = new Set(['EDITIONS_NOT_FOUND', 'NOT_EDITIONS_ACCOUNT'])

function collectionOf(
  { editions, symbol, groupMint, owner, royalties, metadata }: OnChain,
  creator: string | undefined,
): Omit<CollectionFacts, 'created' | 'firstBlock' | 'time'> {
  const { royaltyBasisPoints, creators } = royalties
  return {
    collection: editions,
    type: 'TOKEN_GROUP_2022',
    name: metadata.collectionBaseName,
    symbol,
    owner,
    creator,
    // Token-2022 lets every holder burn.
    features: royaltyBasisPoints > 0 ? ['BURN', 'SECONDARY_SALE_FEES'] : ['BURN'],
    royalties: creators.map(({ address, share }) => ({
      account: address,
      basisPoints: Math.floor((royaltyBasisPoints * share) / WHOLE_SHARE),
    })),
    uri: metadata.collectionBaseUri,
    extra: {
      groupMint,
      ...Object.fromEntries(metadata.extraMetadata.map(({ field, value }) => [field, value])),
    },
  }
}

/** A collection whose items show other files. */
export interface RevealedCollection {
  /** Deployment address. */
  readonly collection: string
  /** Time of the change. */
  readonly time: Date
}

/**
 * Finds the collections, by their deployments or controls, whose files are revealed; leaves out those that are gone.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function findRevealed(
  { connection, signal }: SolanaNode,
  controls: readonly Pick<CollectionToRead, 'address' | 'time'>[],
): Promise<RevealedCollection[]> {
  const found: RevealedCollection[] = []
  for (const { address, time } of controls) {
    try {
      const reveal = await fetchReveal(connection, address, { signal })
      if (reveal?.revealed) found.push({ collection: reveal.editionsDeployment, time })
    } catch (error) {
      if (!isMintlineError(error) || !GONE.has(error.code)) throw error
    }
  }
  return found
}

/** An item to read. */
export interface ItemToRead {
  readonly mint: string
  readonly collection: string
  /** Time of the change that makes it worth reading. */
  readonly time: Date
}

/**
 * Fetches items' current facts.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, NOT_EDITIONS_ACCOUNT if the node is behind, or the signal's reason.
 */
export async function fetchItemFacts(
  { connection, signal }: SolanaNode,
  blockchain: Blockchain,
  items: readonly ItemToRead[],
): Promise<ItemFacts[]> {
  const mints = await fetchItemMints(
    connection,
    items.map(({ mint }) => mint),
    { signal },
  )
  return items.flatMap(({ collection, time }, index) => {
    const found = mints[index]
    if (!found) return []
    const { mint, number, name, uri } = found
    return [
      {
        item: { blockchain, contract: mint, tokenId: undefined },
        collection,
        uri,
        extra: { name, number: String(number) },
        time,
      },
    ]
  })
}

/**
 * Fetches facts about the tokens of prices.
 *
 * @param tokens Mints in base58.
 * @returns Facts without addresses that are no mints.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchCurrencies(
  { connection, signal }: SolanaNode,
  tokens: readonly string[],
): Promise<CurrencyFacts[]> {
  const found = await fetchPriceTokens(connection, tokens, { signal })
  return [...found.values()].map(({ mint, symbol, decimals }) => ({
    currency: mint,
    symbol,
    decimals,
  }))
}
