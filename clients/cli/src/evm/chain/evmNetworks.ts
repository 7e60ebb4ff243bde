import { BLOCKCHAINS, type EvmNetwork, isEvmBlockchain, networksOf } from '@mintline/core/networks'
import type { NetworkKind } from '../../networks/findChainNode.ts'
import { networkBySlug } from '../../networks/networkBySlug.ts'

/** Slug of the network that runs on this machine. */
export const LOCAL_CHAIN = 'local-development'

const EXAMPLES = ['base', 'base-sepolia', LOCAL_CHAIN]

/** Networks of EVM chains. */
export const EVM_NETWORKS: NetworkKind<EvmNetwork> = {
  bySlug: (slug) => networkBySlug(evmNetworks(), slug, EXAMPLES),
  mainnetOf: (blockchain) => (isEvmBlockchain(blockchain) ? networksOf(blockchain)[0] : undefined),
}

function evmNetworks(): EvmNetwork[] {
  return BLOCKCHAINS.filter(isEvmBlockchain).flatMap((blockchain) => [...networksOf(blockchain)])
}
