import {
  type NativeCurrency,
  NETWORKS,
  networkByGenesisHash,
  type SolanaNetwork,
} from '@mintline/core/networks'
import { type Cluster, displayName } from './cluster.ts'
import type { NodeFailure } from './nodeProblem.ts'

/** What the node says about itself. */
export type NodeState =
  | { status: 'connecting' }
  | { status: 'up'; genesisHash: string }
  /** It is of no use now; the hash is what it said before, if it ever did. */
  | { status: 'down'; genesisHash: string | undefined; failure: NodeFailure }

/** What a cluster really is, by the first block of its chain and not by its name. */
export interface ClusterIdentity {
  /** What to call it. */
  name: string
  /** Undefined for a network of its own, such as the embedded one, and while nothing is known. */
  network: SolanaNetwork | undefined
  /** What fees are paid in. */
  currency: NativeCurrency
  /** Whether to take its money for real: so for mainnets, and for whatever is not known yet. */
  isRealMoney: boolean
  /** What the node turned out to be, where that is not what was chosen. */
  mistakenFor: string | undefined
}

const SOL = NETWORKS.SOLANA[0].nativeCurrency

/** A custom or embedded node that serves a mainnet is treated as that mainnet. */
export function identify(cluster: Cluster, genesisHash: string | undefined): ClusterIdentity {
  const expected = cluster.kind === 'public' ? cluster.network : undefined
  const found = genesisHash === undefined ? undefined : networkByGenesisHash(genesisHash)
  const network = found ?? (genesisHash === undefined ? expected : undefined)
  const isKnown = genesisHash !== undefined || cluster.kind === 'embedded'
  return {
    name: nameOf(cluster, network),
    network,
    currency: network?.nativeCurrency ?? expected?.nativeCurrency ?? SOL,
    isRealMoney: network ? !network.testnet : !isKnown || expected?.testnet === false,
    mistakenFor: mistake(cluster, found, genesisHash),
  }
}

function nameOf(cluster: Cluster, network: SolanaNetwork | undefined): string {
  if (!network) return cluster.name
  return cluster.kind === 'custom' ? `${displayName(network)} (custom)` : displayName(network)
}

function mistake(
  cluster: Cluster,
  found: SolanaNetwork | undefined,
  genesisHash: string | undefined,
): string | undefined {
  if (genesisHash === undefined || cluster.kind === 'custom') return undefined
  const expected = cluster.kind === 'public' ? cluster.network : undefined
  if (found === expected) return undefined
  return found ? displayName(found) : 'a network of its own'
}
