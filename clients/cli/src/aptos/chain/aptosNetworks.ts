import { type AptosNetwork, networksOf } from '@mintline/core/networks'
import type { NetworkKind } from '../../networks/findChainNode.ts'
import { networkBySlug } from '../../networks/networkBySlug.ts'

/** Slug of the network that runs on this machine. */
export const LOCAL_APTOS = 'aptos-local'

/** Networks of Aptos. */
export const APTOS_NETWORKS: NetworkKind<AptosNetwork> = {
  bySlug: (slug) => {
    const networks = networksOf('APTOS')
    const slugs = networks.map((network) => network.slug)
    return networkBySlug(networks, slug, slugs)
  },
  mainnetOf: (blockchain) => (blockchain === 'APTOS' ? networksOf('APTOS')[0] : undefined),
}
