import { BLOCKCHAINS, type EvmNetwork, evmNetworksOf } from '@mintline/core/networks'
import type { NetworkKind } from '../../networks/findChainNode.ts'
import { networkBySlug } from '../../networks/networkBySlug.ts'

/** Slug for the network on this machine. */
export const LOCAL_CHAIN = 'local-development'

const EXAMPLES = ['base', 'base-sepolia', LOCAL_CHAIN]

/** Networks on EVM chains. */
export const EVM_NETWORKS: NetworkKind<EvmNetwork> = {
  bySlug: (slug) => networkBySlug(evmNetworks(), slug, EXAMPLES),
  mainnetOf: (blockchain) => evmNetworksOf(blockchain)?.[0],
}

function evmNetworks(): EvmNetwork[] {
  return BLOCKCHAINS.flatMap((blockchain) => evmNetworksOf(blockchain) ?? [])
}
