import { nodeError } from '@mintline/core'
import { networkByGenesisHash } from '@mintline/core/networks'
import { fetchChainTime } from '@mintline/solana/reads'
import { ServerError } from '../../../errors/serverError.ts'
import type { KnownItems } from '../../decode/solana/decodeTransaction.ts'
import type { ChainBlock } from '../../itemActivity.ts'
import { COMMITMENT, type SolanaNode } from './solanaNode.ts'

/** A cluster's current state. */
export interface ClusterState {
  /** Base58. */
  readonly genesisHash: string
  /** Last final slot: nothing can undo it. */
  readonly finalSlot: number
  /** Last slot with transactions to read, and the chain's time. */
  readonly latest: Pick<ChainBlock, 'number' | 'time'>
}

/** The cluster that a node should serve. */
export interface ExpectedCluster {
  readonly blockchain: KnownItems['blockchain']
  /** Base58; undefined = any cluster on the blockchain, and any local network. */
  readonly genesisHash: string | undefined
}

/**
 * Fetches a cluster's state.
 *
 * @throws OTHER_CHAIN if the node serves another cluster.
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function fetchState(
  node: SolanaNode,
  { blockchain, genesisHash: expected }: ExpectedCluster,
): Promise<ClusterState> {
  const genesisHash = await ask(node, 'getGenesisHash', isText)
  const network = networkByGenesisHash(genesisHash)
  const isOther = network !== undefined && network.blockchain !== blockchain
  if (isOther || (expected !== undefined && expected !== genesisHash)) {
    const { host } = new URL(node.url)
    throw new ServerError('OTHER_CHAIN', { host, blockchain, found: network?.name ?? genesisHash })
  }
  const finalSlot = await ask(node, 'getSlot', isNumber, { commitment: 'finalized' })
  const slot = await ask(node, 'getSlot', isNumber, { commitment: COMMITMENT })
  const seconds = await fetchChainTime(node.connection, { signal: node.signal })
  return {
    genesisHash,
    finalSlot,
    latest: { number: BigInt(slot), time: new Date(Number(seconds) * 1000) },
  }
}

async function ask<Answer>(
  node: SolanaNode,
  method: string,
  isAnswer: (value: unknown) => value is Answer,
  ...params: readonly unknown[]
): Promise<Answer> {
  const answer = await node.call(method, ...params)
  if (isAnswer(answer)) return answer
  throw nodeError(method, new Error('its answer is malformed'))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}
