import { CoreReadError } from '../errors/coreReadError.ts'
import { BLOCKCHAINS } from './blockchains.ts'
import { isEvmBlockchain } from './evmBlockchains.ts'
import { NETWORKS } from './list/index.ts'
import type { EvmNetwork } from './network.ts'

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
  throw new CoreReadError('CHAIN_NOT_SUPPORTED', { chainId })
}
