import { websocketUrl } from '@mintline/solana/reads'
import type { Cluster } from './cluster.ts'
import { hostOf } from './customUrl.ts'

/** Addresses of all nodes of a cluster, best first. They may hold keys: see `nodeHosts`. */
export function nodeUrls(cluster: Cluster): readonly string[] {
  return cluster.kind === 'public' ? cluster.rpcUrls : [cluster.rpcUrl]
}

/** Websocket URL of the best node of a cluster. It may hold a key, and there may be nothing. */
export function subscriptionUrl(cluster: Cluster): string {
  return cluster.kind === 'embedded' ? cluster.wsUrl : websocketUrl(cluster.rpcUrl)
}

/** Hosts of nodes, for display: `a.example, b.example`. */
export function nodeHosts(urls: readonly string[]): string {
  return [...new Set(urls.map(hostOf))].join(', ')
}

/**
 * A cluster with a link's nodes in front of its own. Links can only set nodes of well-known networks:
 * the embedded network runs beside the page, and a custom node is the person's own choice.
 */
export function withLinkedNodes(cluster: Cluster, linked: readonly string[]): Cluster {
  const [rpcUrl] = linked
  if (cluster.kind !== 'public' || rpcUrl === undefined) return cluster
  return { ...cluster, rpcUrl, rpcUrls: [...new Set([...linked, ...cluster.rpcUrls])] }
}
