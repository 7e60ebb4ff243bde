import {
  type NativeCurrency,
  networkByGenesisHash,
  SOLANA_NETWORKS,
  type SolanaNetwork,
} from '@mintline/core/networks'
import type { CoinSymbol } from '@mintline/solana'
import { type Cluster, displayName } from './cluster.ts'
import type { NodeFailure } from './nodeProblem.ts'

/** The node's state and genesis hash. */
export type NodeState =
  | { status: 'connecting' }
  | { status: 'up'; genesisHash: string }
  /** Not usable at the moment; `genesisHash` is from its last answer, if there was one. */
  | { status: 'down'; genesisHash: string | undefined; failure: NodeFailure }

/** The network behind a cluster, identified by its genesis hash and not by its name. */
export interface ClusterIdentity {
  /** Display name. */
  name: string
  /** Undefined for a private network, such as the embedded one, and while the network is not known. */
  network: SolanaNetwork | undefined
  /** Fee currency. */
  currency: NativeCurrency
  /** True if its money counts as real: on mainnets, and on any network not identified yet. */
  isRealMoney: boolean
  /** Name of the network detected at the node, if it is not the chosen one. */
  mistakenFor: string | undefined
}

const SOL = SOLANA_NETWORKS[0].nativeCurrency

/**
 * Identifies the network that a cluster serves. A custom or embedded node that serves a mainnet counts as that mainnet.
 */
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

/** Returns the coin in which prices in a file may be written, besides lamports; undefined = lamports only. */
export function coinOf({ symbol }: { symbol: string }): CoinSymbol | undefined {
  return symbol === 'SOL' || symbol === 'ETH' ? symbol : undefined
}
