import type { RuntimeConfig } from '#entities/cluster/lib/runtimeConfig.ts'
import type { MintLink } from './mintLink.ts'

/** Urls of the nodes of a network, best first: those of the link, then those of the host, or else the public ones. */
export function networkNodes(
  { slug, rpc }: { readonly slug: string; readonly rpc: readonly string[] },
  { nodes }: Pick<MintLink, 'nodes'>,
  config: Pick<RuntimeConfig, 'rpc'>,
): string[] {
  return [...new Set([...nodes.urls, ...(config.rpc.get(slug) ?? rpc)])]
}
