import { CoreReadError } from '../errors/coreReadError.ts'
import { EVM_NETWORKS } from './list/evm.ts'
import type { EvmBlockchain, EvmNetwork, NetworkList } from './network.ts'

/**
 * Returns the EVM network with this chain id. Aptos also numbers its networks from 1: see `aptosNetworkByChainId`.
 *
 * @throws MintlineError CHAIN_NOT_SUPPORTED if no supported EVM network has the id.
 */
export function networkByChainId(chainId: number): EvmNetwork {
  for (const networks of Object.values(EVM_NETWORKS)) {
    const network = networks.find((candidate) => candidate.chainId === chainId)
    if (network) return network
  }
  throw new CoreReadError('CHAIN_NOT_SUPPORTED', { chainId })
}

/**
 * Returns an EVM blockchain's networks, mainnet first; undefined for other names.
 *
 * @param name As in union ids: `BASE`.
 */
export function evmNetworksOf(name: string): NetworkList<EvmNetwork> | undefined {
  return Object.hasOwn(EVM_NETWORKS, name) ? EVM_NETWORKS[name as EvmBlockchain] : undefined
}
