import { EVM_NETWORKS } from './list/evm.ts'
import type { EvmBlockchain, EvmNetwork, NetworkList } from './network.ts'

/**
 * Networks of the EVM blockchain with a name, its mainnet first; undefined for all other names.
 *
 * @param name As in union ids: `BASE`.
 */
export function evmNetworksOf(name: string): NetworkList<EvmNetwork> | undefined {
  return Object.hasOwn(EVM_NETWORKS, name) ? EVM_NETWORKS[name as EvmBlockchain] : undefined
}
