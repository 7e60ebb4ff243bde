import { CoreError } from '../errors/coreError.ts'
import { BLOCKCHAINS } from './blockchains.ts'
import { isEvmBlockchain } from './evmBlockchains.ts'
import { APTOS_NETWORKS } from './list/aptos.ts'
import { NETWORKS } from './list/index.ts'
import type { AptosNetwork, EvmNetwork } from './network.ts'

/**
 * The EVM network with this chain id. Aptos also numbers its networks from 1: see `aptosNetworkByChainId`.
 *
 * @throws MintlineError CHAIN_NOT_SUPPORTED when no supported EVM network has it.
 */
export function networkByChainId(chainId: number): EvmNetwork {
  for (const blockchain of BLOCKCHAINS) {
    if (!isEvmBlockchain(blockchain)) continue
    const network = NETWORKS[blockchain].find((candidate) => candidate.chainId === chainId)
    if (network) return network
  }
  throw new CoreError('CHAIN_NOT_SUPPORTED', { chainId })
}

/**
 * The Aptos network with this chain id. Devnet is never found: its id changes with every reset.
 *
 * @throws MintlineError CHAIN_NOT_SUPPORTED when no Aptos network has it.
 */
export function aptosNetworkByChainId(chainId: number): AptosNetwork {
  const network = APTOS_NETWORKS.find((candidate) => candidate.chainId === chainId)
  if (!network) throw new CoreError('CHAIN_NOT_SUPPORTED', { chainId })
  return network
}
