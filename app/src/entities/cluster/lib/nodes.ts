import { websocketUrl } from '@mintline/solana/reads'
import type { Cluster } from './cluster.ts'
import { hostOf } from './customUrl.ts'

/** Returns all the cluster's node URLs, best first. They may hold keys: see `nodeHosts`. */
export function nodeUrls(cluster: Cluster): readonly string[] {
  return cluster.kind === 'public' ? cluster.rpcUrls : [cluster.rpcUrl]
}

/** Returns the websocket URL for a cluster's best node. It may hold a key, and nothing may listen there. */
export function subscriptionUrl(cluster: Cluster): string {
  return cluster.kind === 'embedded' ? cluster.wsUrl : websocketUrl(cluster.rpcUrl)
}

/** Returns the nodes' hosts, for display: `a.example, b.example`. */
export function nodeHosts(urls: readonly string[]): string {
  return [...new Set(urls.map(hostOf))].join(', ')
}

/**
 * Puts a link's nodes in front of a cluster's own. Links can only set nodes for well-known networks: the embedded
 * network runs beside the page, and a custom node is the person's own choice.
 */
export function withLinkedNodes(cluster: Cluster, linked: readonly string[]): Cluster {
  const [rpcUrl] = linked
  if (cluster.kind !== 'public' || rpcUrl === undefined) return cluster
  return { ...cluster, rpcUrl, rpcUrls: [...new Set([...linked, ...cluster.rpcUrls])] }
}
