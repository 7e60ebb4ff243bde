import { type AptosNetwork, networksOf } from '@mintline/core/networks'
import type { NetworkKind } from '../../networks/findChainNode.ts'
import { networkBySlug } from '../../networks/networkBySlug.ts'

/** Slug for the network on this machine. */
export const LOCAL_APTOS = 'aptos-local'

/** Aptos networks. */
export const APTOS_NETWORKS: NetworkKind<AptosNetwork> = {
  bySlug: (slug) => {
    const networks = networksOf('APTOS')
    const slugs = networks.map((network) => network.slug)
    return networkBySlug(networks, slug, slugs)
  },
  mainnetOf: (blockchain) => (blockchain === 'APTOS' ? networksOf('APTOS')[0] : undefined),
}
