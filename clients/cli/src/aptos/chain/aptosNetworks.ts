import { type AptosNetwork, networksOf } from '@mintline/core/networks'
import type { NetworkKind } from '../../networks/findChainNode.ts'
import { networkNamed } from '../../networks/networkNamed.ts'

/** Slug for the network on this machine. */
export const LOCAL_APTOS = 'aptos-local'

/** Aptos networks. */
export const APTOS_NETWORKS: NetworkKind<AptosNetwork> = {
  named: (name) => networkNamed(name, networksOf('APTOS')),
  mainnetOf: (blockchain) => (blockchain === 'APTOS' ? networksOf('APTOS')[0] : undefined),
}
