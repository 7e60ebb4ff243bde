import { EVM_NETWORKS } from './list/evm.ts'
import type { EvmBlockchain, EvmNetwork, NetworkList } from './network.ts'

/**
 * Returns an EVM blockchain's networks, mainnet first; undefined for other names.
 *
 * @param name As in union ids: `BASE`.
 */
export function evmNetworksOf(name: string): NetworkList<EvmNetwork> | undefined {
  return Object.hasOwn(EVM_NETWORKS, name) ? EVM_NETWORKS[name as EvmBlockchain] : undefined
}
