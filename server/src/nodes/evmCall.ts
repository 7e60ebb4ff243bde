import { isMintlineError, JsonRpcError, nodeError } from '@mintline/core'
import type { CollectionIdParts } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isHex,
  numberToHex,
  parseAbi,
} from 'viem'
import { ServerError } from '../errors/serverError.ts'
import { askNode } from './askNode.ts'
import { type AskedNode, type Nodes, nodeOf } from './nodeUrls.ts'

const OWNABLE = parseAbi(['function owner() view returns (address)'])
/** Length of a 32-byte word in hex, `0x` included. */
const WORD = 66

/**
 * Calls a JSON-RPC method with a hex result on an EVM node.
 *
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN`; `NODE_REFUSED` also for an answer that is not
 *   hex
 */
export async function askEvmNode(
  node: AskedNode,
  method: string,
  params: readonly unknown[],
): Promise<Hex> {
  const answer = await askNode(node, method, params)
  if (!isHex(answer)) throw nodeError(method, new Error('its answer is no hex'))
  return answer
}

/** Account state that a call assumes instead of the real one, by address. */
export type AssumedState = Readonly<
  Record<Hex, { readonly balance?: Hex; readonly stateDiff?: Readonly<Record<Hex, Hex>> }>
>

/**
 * Calls a contract without sending anything.
 *
 * @param to - the contract; undefined = `data` is code for one that exists only during the call
 * @param from - the caller; by default nobody
 * @param assumed - state that the call sees; by default the chain's own
 * @returns `0x` if there is no contract; undefined if it reverts, or if the answer is not hex
 */
export async function evmCall(
  node: AskedNode,
  to: string | undefined,
  data: Hex,
  from?: string,
  assumed?: AssumedState,
): Promise<Hex | undefined> {
  try {
    const call = { from, to, data }
    return await askEvmNode(node, 'eth_call', [call, 'latest', ...(assumed ? [assumed] : [])])
  } catch (error) {
    if (isMintlineError(error, 'NODE_REFUSED')) return undefined
    throw error
  }
}

/** A transaction as a wallet would send it. */
export interface SimulatedTransaction {
  readonly from: Hex
  readonly to: Hex
  readonly data: Hex
  /** Wei. */
  readonly value: bigint
}

/** A simulated transaction's revert. */
export interface Revert {
  /** The node's own message. */
  readonly message: string
  /** The contract's revert data; undefined = the node reports none. */
  readonly data: Hex | undefined
}

/** JSON-RPC code for a reverted call. */
const REVERTED = 3
const REVERT = /revert|insufficient (funds|balance)/i

/**
 * Calls a contract as a transaction would, without sending it.
 *
 * @returns undefined if the transaction succeeds
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN`; `NODE_REFUSED` if the node does not run the call
 *   at all
 */
export async function simulate(
  node: AskedNode,
  { value, ...transaction }: SimulatedTransaction,
  assumed?: AssumedState,
): Promise<Revert | undefined> {
  const call = { ...transaction, value: numberToHex(value) }
  try {
    await askEvmNode(node, 'eth_call', [call, 'latest', ...(assumed ? [assumed] : [])])
    return undefined
  } catch (error) {
    const cause = isMintlineError(error, 'NODE_REFUSED') ? error.cause : undefined
    if (!(cause instanceof JsonRpcError)) throw error
    const { code, message } = cause
    const data = isHex(cause.data) ? cause.data : undefined
    if (code !== REVERTED && data === undefined && !REVERT.test(message)) throw error
    return { message, data }
  }
}

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
