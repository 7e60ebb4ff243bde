import { BLOCKCHAINS, type EvmNetwork, evmNetworksOf } from '@mintline/core/networks'
import type { NetworkKind } from '../../networks/findChainNode.ts'
import { networkNamed } from '../../networks/networkNamed.ts'

/** Slug for the network on this machine. */
export const LOCAL_CHAIN = 'local-development'

/** Networks on EVM chains. */
export const EVM_NETWORKS: NetworkKind<EvmNetwork> = {
  named: (name) => networkNamed(name, evmNetworks()),
  mainnetOf: (blockchain) => evmNetworksOf(blockchain)?.[0],
  takesSockets: true,
}

function evmNetworks(): EvmNetwork[] {
  return BLOCKCHAINS.flatMap((blockchain) => evmNetworksOf(blockchain) ?? [])
}
