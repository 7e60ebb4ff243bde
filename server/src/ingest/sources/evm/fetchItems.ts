import { inParallel } from '@mintline/core'
import type { EvmBlockchain } from '@mintline/core/networks'
import { readContracts } from '@mintline/evm'
import { numberToHex } from 'viem'
import { groupBy } from '../../../database/groupBy.ts'
import type { ItemFacts } from '../../batch.ts'
import type { TokenStandard } from '../../decode/evm/transfersOf.ts'
import { metadataAddressOf } from '../knownItems.ts'
import { royaltyInfo, tokenUri, uriOfToken } from './contractReads.ts'
import type { EvmNode } from './evmNode.ts'
import { royaltiesOf } from './fetchCollections.ts'

const CONCURRENCY = 8
/** A contract's items per call. */
const ITEMS_PER_CALL = 50

/** An item to read. */
export interface ItemToRead {
  readonly contract: string
  readonly standard: TokenStandard
  readonly tokenId: bigint
  /** Time of the change that makes it worth reading. */
  readonly time: Date
}

/**
 * Fetches items' current facts.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchItems(
  node: EvmNode,
  blockchain: EvmBlockchain,
  items: readonly ItemToRead[],
): Promise<ItemFacts[]> {
  const found = await inParallel(
    [...groupBy(items, ({ contract }) => contract).values()],
    (ofContract) => fetchOfContract(node, blockchain, ofContract),
    { concurrency: CONCURRENCY, signal: node.signal },
  )
  return found.flat()
}

/** Queries each contract separately, so that it cannot spoil another one's answers. */
async function fetchOfContract(
  node: EvmNode,
  blockchain: EvmBlockchain,
  items: readonly ItemToRead[],
): Promise<ItemFacts[]> {
  const found: ItemFacts[] = []
  let isAnswering = true
  for (let at = 0; at < items.length; at += ITEMS_PER_CALL) {
    const part = items.slice(at, at + ITEMS_PER_CALL)
    // A contract that answers for none of its items is not queried for the rest.
    const facts: ItemFacts[] = isAnswering
      ? await fetchPart(node, blockchain, part)
      : part.map((item) => factsOf(blockchain, item, {}))
    isAnswering &&= facts.some(({ uri }) => uri !== undefined)
    found.push(...facts)
  }
  return found
}

async function fetchPart(
  node: EvmNode,
  blockchain: EvmBlockchain,
  items: readonly ItemToRead[],
): Promise<ItemFacts[]> {
  const uriOf = ({ contract, standard, tokenId }: ItemToRead) =>
    standard === 'ERC721' ? tokenUri(contract, tokenId) : uriOfToken(contract, tokenId)
  const { uris, royalties } = await readContracts(
    node.clientOf(),
    {
      uris: byToken(items, uriOf),
      royalties: byToken(items, ({ contract, tokenId }) => royaltyInfo(contract, tokenId)),
    },
    { signal: node.signal },
  )
  return items.map((item) => {
    const key = String(item.tokenId)
    return factsOf(blockchain, item, { uri: uris[key], royalty: royalties[key] })
  })
}

/** Creates reads by token id. */
function byToken<Read>(
  items: readonly ItemToRead[],
  readOf: (item: ItemToRead) => Read,
): Record<string, Read> {
  return Object.fromEntries(items.map((item) => [String(item.tokenId), readOf(item)]))
}

/** A contract's answers about an item. */
interface Answers {
  readonly uri?: string | undefined
  readonly royalty?: readonly [string, bigint] | undefined
}

function factsOf(
  blockchain: EvmBlockchain,
  { contract, tokenId, time }: ItemToRead,
  { uri, royalty }: Answers,
): ItemFacts {
  return {
    item: { blockchain, contract, tokenId },
    collection: contract,
    uri: metadataAddressOf(uri)?.replaceAll('{id}', idText(tokenId)),
    royalties: royalty && royaltiesOf(royalty),
    extra: {},
    time,
  }
}

/** Formats a token id as ERC-1155 does in addresses: 64 hexadecimal digits. */
function idText(tokenId: bigint): string {
  return numberToHex(tokenId, { size: 32 }).slice(2)
}
