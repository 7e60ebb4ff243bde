import { CoreReadError } from '../errors/coreReadError.ts'
import { APTOS_NETWORKS } from './list/aptos.ts'
import type { AptosNetwork } from './network.ts'

/**
 * Returns the Aptos network with this chain id. Never finds devnet: its id changes with every reset.
 *
 * @throws MintlineError CHAIN_NOT_SUPPORTED if no Aptos network has the id.
 */
export function aptosNetworkByChainId(chainId: number): AptosNetwork {
  const network = APTOS_NETWORKS.find((candidate) => candidate.chainId === chainId)
  if (!network) throw new CoreReadError('CHAIN_NOT_SUPPORTED', { chainId })
  return network
}
