import { isMintlineError, JsonRpcError, nodeError } from '@mintline/core'
import { type Hex, isHex, numberToHex } from 'viem'
import { askNode } from './askNode.ts'
import type { AskedNode } from './nodeUrls.ts'

/**
 * Asks a node of an EVM chain with a JSON-RPC method whose answer is hex.
 *
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN`; `NODE_REFUSED` also for an answer that is no hex
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

/** State of accounts that a call assumes in place of their own, by address. */
export type AssumedState = Readonly<
  Record<Hex, { readonly balance?: Hex; readonly stateDiff?: Readonly<Record<Hex, Hex>> }>
>

/**
 * Calls a contract without sending anything.
 *
 * @param to - the contract; undefined = `data` is the code of one that is made for the call
 * @param from - whoever calls; by default nobody
 * @param assumed - state that the call finds; by default the chain's own
 * @returns `0x` when there is no contract; undefined when it reverts, or the answer is no hex
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

/** Revert of a simulated transaction. */
export interface Revert {
  /** Words of the node. */
  readonly message: string
  /** Data of the contract; undefined = the node tells none. */
  readonly data: Hex | undefined
}

/** JSON-RPC code of a reverted call. */
const REVERTED = 3
const REVERT = /revert|insufficient (funds|balance)/i

/**
 * Calls a contract as a transaction would, without sending it.
 *
 * @returns undefined when the transaction succeeds
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN`; `NODE_REFUSED` when the node does not call it at all
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
