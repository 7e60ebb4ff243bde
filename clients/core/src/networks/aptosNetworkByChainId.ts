import { CoreReadError } from '../errors/coreReadError.ts'
import { APTOS_NETWORKS } from './list/aptos.ts'
import type { AptosNetwork } from './network.ts'

/**
 * The Aptos network with this chain id. Devnet is never found: its id changes with every reset.
 *
 * @throws MintlineError CHAIN_NOT_SUPPORTED when no Aptos network has it.
 */
export function aptosNetworkByChainId(chainId: number): AptosNetwork {
  const network = APTOS_NETWORKS.find((candidate) => candidate.chainId === chainId)
  if (!network) throw new CoreReadError('CHAIN_NOT_SUPPORTED', { chainId })
  return network
}
