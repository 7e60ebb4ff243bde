import type { RuntimeConfig } from '#entities/cluster/lib/runtimeConfig.ts'
import type { MintLink } from './mintLink.ts'

/** Returns a network's node URLs, best first: the link's, then the host's, or else the public ones. */
export function networkNodes(
  { slug, rpc }: { readonly slug: string; readonly rpc: readonly string[] },
  { nodes }: Pick<MintLink, 'nodes'>,
  config: Pick<RuntimeConfig, 'rpc'>,
): string[] {
  return [...new Set([...nodes.urls, ...(config.rpc.get(slug) ?? rpc)])]
}
