import { z } from 'zod'
import { ServerError } from '../../../errors/serverError.ts'
import type { AptosNode } from './aptosNode.ts'
import type { AptosPosition } from './position.ts'
import { COUNT, HASH } from './shapes.ts'

/** An Aptos network at the moment. */
export interface NetworkState {
  readonly chainId: number
  /** The latest version. */
  readonly version: number
}

const LEDGER = z.object({ chain_id: z.int(), ledger_version: COUNT })
const TRANSACTION = z.object({ hash: HASH })

/**
 * Fetches the state of a network, and checks that it is the one that was read so far: a committed version is final, so
 * another transaction in its place is of another network.
 *
 * @param before Undefined = any network.
 * @throws OTHER_CHAIN where the node serves another network.
 * @throws NODE_NOT_AVAILABLE also where the node does not have what was read; NODE_RATE_LIMITED, NODE_REFUSED,
 *   NODE_FORBIDDEN, or the reason of the signal.
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
 * Fetches the hash of the transaction with a version.
 *
 * @throws NODE_NOT_AVAILABLE also where the node does not have it yet; NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or
 *   the reason of the signal.
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
