import { inParallel } from '@mintline/core'
import { evmAddress } from '@mintline/core/identifiers'
import { readContracts } from '@mintline/evm'
import { zeroAddress } from 'viem'
import type { CollectionFacts, RoyaltyShare } from '../../batch.ts'
import type { TokenStandard } from '../../decode/evm/transfersOf.ts'
import type { ChainBlock } from '../../itemActivity.ts'
import { metadataAddressOf, nameOf } from '../knownItems.ts'
import { collectionReads, WHOLE } from './contractReads.ts'
import type { EvmNode } from './evmNode.ts'

const CONCURRENCY = 8
/** Fallback for a contract without a name, as ERC-1155 allows. */
const UNNAMED = 'Untitled'

/** A collection to read. */
export interface CollectionToRead {
  readonly contract: string
  readonly standard: TokenStandard
  /** The deployer; undefined = not known. */
  readonly creator: string | undefined
  /** Block with the first change that makes it worth reading, and the last change's time. */
  readonly first: Pick<ChainBlock, 'number' | 'time'>
  readonly time: Date
}

/**
 * Fetches collections' current facts.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export function fetchCollections(
  node: EvmNode,
  collections: readonly CollectionToRead[],
): Promise<CollectionFacts[]> {
  return inParallel(collections, (collection) => fetchCollection(node, collection), {
    concurrency: CONCURRENCY,
    signal: node.signal,
  })
}

async function fetchCollection(
  node: EvmNode,
  { contract, standard, creator, first, time }: CollectionToRead,
): Promise<CollectionFacts> {
  const { facts } = await readContracts(
    node.clientOf(),
    { facts: collectionReads(contract, standard) },
    { signal: node.signal },
  )
  const { owner } = facts
  const royalties = royaltiesOf(facts.royalty)
  return {
    collection: contract,
    type: standard,
    name: nameOf(facts.name) ?? UNNAMED,
    symbol: nameOf(facts.symbol) ?? '',
    owner: owner === undefined || owner === zeroAddress ? undefined : evmAddress(owner),
    creator,
    // Both standards let holders approve others for all their items.
    features: [
      'APPROVE_FOR_ALL',
      ...(royalties.length > 0 ? ['SECONDARY_SALE_FEES' as const] : []),
      ...(facts.mintsLazily ? ['MINT_AND_TRANSFER' as const] : []),
    ],
    royalties,
    uri: metadataAddressOf(facts.uri),
    extra: {},
    created: first.time,
    firstBlock: first.number,
    time,
  }
}

/** Parses a contract's answer about royalties. Ignores royalties above the whole price. */
export function royaltiesOf(answer: readonly [string, bigint] | undefined): RoyaltyShare[] {
  const [account = zeroAddress, amount = 0n] = answer ?? []
  if (account === zeroAddress || amount === 0n || amount > WHOLE) return []
  return [{ account: evmAddress(account), basisPoints: Number(amount) }]
}
