import { type AptosNetwork, aptosNetworkByChainId, assertSameChain } from '@mintline/core/networks'
import { type AskOptions, askNode, NodeIsBehind } from '@mintline/core/node'
import type { AptosConnection } from './connection.ts'
import { requestNode } from './requestNode.ts'

/** A network's ledger, as a node sees it now. */
export interface Ledger {
  readonly network: AptosNetwork
  readonly chainId: number
  /** Latest block's time in Unix seconds, which modules use as now. */
  readonly now: bigint
  /** Latest transaction's version, at which views can be read. */
  readonly version: bigint
}

/** A point that the ledger must have reached; nodes behind it are retried. */
export interface LedgerPoint {
  /** Transaction version. Default: any. */
  readonly version?: bigint | undefined
  /** Unix seconds. Default: any. */
  readonly time?: bigint | undefined
}

/** Options for fetching a ledger. */
export interface LedgerOptions extends AskOptions {
  /** Default: any node will do. */
  readonly since?: LedgerPoint | undefined
}

/** The node's answer about the ledger. */
interface LedgerInfo {
  readonly chain_id: number
  readonly ledger_version: string
  /** Microseconds. */
  readonly ledger_timestamp: string
}

/** Microseconds per second. */
const MICROSECONDS = 1_000_000n

/**
 * Fetches a network's chain id and time, and checks that it is the expected network.
 *
 * @throws CHAIN_MISMATCH if the node serves another network.
 * @throws CHAIN_NOT_SUPPORTED if no network is expected and the node serves an unknown one.
 * @throws NODE_NOT_AVAILABLE also if the node stays behind the given point.
 * @throws NODE_REFUSED, or the signal's reason.
 */
export async function fetchLedger(
  connection: AptosConnection,
  { since = {}, ...options }: LedgerOptions = {},
): Promise<Ledger> {
  const read = async (signal: AbortSignal) => {
    const info = await requestNode<LedgerInfo>(connection, { path: '', signal })
    const now = BigInt(info.ledger_timestamp) / MICROSECONDS
    const version = BigInt(info.ledger_version)
    const { time = now, version: least = version } = since
    if (version < least || now < time) throw new NodeIsBehind()
    return { chainId: info.chain_id, now, version }
  }
  const ledger = await askNode('ledger info', read, options)
  const { chainId } = ledger
  const network = connection.network ?? aptosNetworkByChainId(chainId)
  if (network.chainId !== undefined) {
    assertSameChain({ current: chainId, required: network.chainId })
  }
  return { ...ledger, network }
}
