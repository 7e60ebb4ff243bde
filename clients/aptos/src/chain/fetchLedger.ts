import { getAptosFullNode, type LedgerInfo } from '@aptos-labs/ts-sdk'
import type { AskOptions } from '@mintline/core'
import { type AptosNetwork, aptosNetworkByChainId, assertSameChain } from '@mintline/core/networks'
import { askNode } from './askNode.ts'
import type { AptosConnection } from './connection.ts'

/** The ledger of a network, as a node has it now. */
export interface Ledger {
  readonly network: AptosNetwork
  readonly chainId: number
  /** Time of the latest block in Unix seconds, by which modules go. */
  readonly now: bigint
}

/** Microseconds in a second. */
const MICROSECONDS = 1_000_000n

/**
 * Fetches chain id and time of a network, and checks that it is the expected one.
 *
 * @throws CHAIN_MISMATCH where the node serves another network.
 * @throws CHAIN_NOT_SUPPORTED where no network is expected and the node serves an unknown one.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchLedger(
  { config, network: expected }: AptosConnection,
  options: AskOptions = {},
): Promise<Ledger> {
  // Not the SDK's own call, which caches the answer.
  const request = () =>
    getAptosFullNode<object, LedgerInfo>({
      aptosConfig: config,
      originMethod: 'getLedgerInfo',
      path: '',
    })
  const { data } = await askNode('ledger info', request, options)
  const chainId = data.chain_id
  const network = expected ?? aptosNetworkByChainId(chainId)
  if (network.chainId !== undefined) {
    assertSameChain({ current: chainId, required: network.chainId })
  }
  return { network, chainId, now: BigInt(data.ledger_timestamp) / MICROSECONDS }
}
