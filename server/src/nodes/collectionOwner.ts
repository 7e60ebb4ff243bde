import type { CollectionIdParts } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import { type Address, decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem'
import { ServerError } from '../errors/serverError.ts'
import { evmCall } from './evmCall.ts'
import { type Nodes, nodeOf } from './nodeUrls.ts'

const OWNABLE = parseAbi(['function owner() view returns (address)'])
/** Hex digits of a word after `0x`. */
const WORD = 66

/**
 * Asks a node who owns the contract of a collection (ERC-173).
 *
 * @returns undefined when the contract does not tell
 * @throws `NO_NODE`, `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN`
 */
export async function collectionOwner(
  nodes: Nodes,
  { blockchain, contract }: CollectionIdParts,
): Promise<Address | undefined> {
  if (layerOneOf(blockchain) !== 'ETHEREUM') throw new ServerError('NO_NODE', { blockchain })
  const node = nodeOf(nodes, blockchain)
  const data = await evmCall(node, contract, encodeFunctionData({ abi: OWNABLE }))
  if (data?.length !== WORD) return undefined
  return decodeFunctionResult({ abi: OWNABLE, data }).toLowerCase() as Address
}
