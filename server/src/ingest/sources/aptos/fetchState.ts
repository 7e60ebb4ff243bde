import { fieldOf } from '@mintline/core'
import { z } from 'zod'
import { ServerError } from '../../../errors/serverError.ts'
import type { AptosNode } from './aptosNode.ts'
import { COUNT, HASH } from './fetchBlock.ts'

/** An Aptos network's current state. */
export interface NetworkState {
  readonly chainId: number
  /** Latest version. */
  readonly version: number
}

const LEDGER = z.object({ chain_id: z.int(), ledger_version: COUNT })
const TRANSACTION = z.object({ hash: HASH })

/** Progress of reading an Aptos network, as stored in the cursor. */
export interface AptosPosition {
  /** Devnet gets another one with each reset; local networks always have the same. */
  readonly chainId: number
  /** Last version read; one before the first version to read if none was read. */
  readonly version: number
  /** Its transaction hash, 0x and hex, which identifies the network together with its id; null = none was read. */
  readonly hash: string | null
}

/**
 * Fetches a network's state, and checks that it is the network read so far: a committed version is final, so another
 * transaction in its place means another network.
 *
 * @param before Undefined = any network.
 * @throws OTHER_CHAIN if the node serves another network.
 * @throws NODE_NOT_AVAILABLE, also if the node lacks the version read last; NODE_RATE_LIMITED, NODE_REFUSED,
 *   NODE_FORBIDDEN, or the signal's reason.
 */
export async function fetchState(
  node: AptosNode,
  before: AptosPosition | undefined,
): Promise<NetworkState> {
  const { chain_id: chainId, ledger_version: version } = await node.ask({
    method: 'ledger info',
    path: '',
    shape: LEDGER,
  })
  const isSame = before === undefined || (await isNetworkOf(node, before, chainId))
  if (isSame) return { chainId, version }
  const found = `another network, with the chain id ${chainId}`
  throw new ServerError('OTHER_CHAIN', {
    host: new URL(node.url).host,
    blockchain: 'APTOS',
    found,
  })
}

async function isNetworkOf(node: AptosNode, before: AptosPosition, chainId: number) {
  if (before.chainId !== chainId) return false
  if (before.hash === null) return true
  return (await fetchHash(node, before.version)) === before.hash
}

/**
 * Fetches a transaction hash by version.
 *
 * @throws NODE_NOT_AVAILABLE, also if the node does not have it yet; NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN,
 *   or the signal's reason.
 */
export async function fetchHash(node: AptosNode, version: number): Promise<string> {
  const { hash } = await node.ask({
    method: 'transactions/by_version',
    path: `transactions/by_version/${version}`,
    shape: TRANSACTION,
    since: version,
  })
  return hash
}

/** Returns true for a position that this server version wrote. */
export function isAptosPosition(value: unknown): value is AptosPosition {
  return (
    typeof fieldOf(value, 'chainId') === 'number' && typeof fieldOf(value, 'version') === 'number'
  )
}
