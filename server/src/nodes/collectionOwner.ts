import type { CollectionIdParts } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import { type Address, decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem'
import { ServerError } from '../errors/serverError.ts'
import { evmCall } from './evmCall.ts'
import { type Nodes, nodeOf } from './nodeUrls.ts'

const OWNABLE = parseAbi(['function owner() view returns (address)'])
/** Length of a 32-byte word in hex, `0x` included. */
const WORD = 66

/**
 * Fetches the owner of a collection's contract (ERC-173) from a node.
 *
 * @returns undefined if the contract does not report one
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
