/** Settings of an embedded mint page, from `data-` attributes. */
export interface EmbedRequest {
  /** A drop, as in the link: symbol, address, or union id. */
  collection?: string | undefined
  /** Identifier of a cluster, as in the console. */
  cluster?: string | undefined
  /** Slug of a network of an EVM chain. */
  network?: string | undefined
  /** Address of the folder of merkle proofs. */
  proofs?: string | undefined
  /** Address of an EVM drop's active-phase document. */
  activePhase?: string | undefined
  /** Addresses of nodes for that network, best first, separated by spaces. */
  rpc?: string | undefined
  /** `transparent` = the embedding page shows between the parts. */
  background?: string | undefined
}

/**
 * Address of an embedded mint page. Undefined if no collection is given.
 *
 * @param scriptUrl Address of `embed.js`, which is beside the folder of the mint page.
 */
export function frameAddress(scriptUrl: string, request: EmbedRequest): string | undefined {
  const { collection, cluster, network, proofs, activePhase, rpc = '', background } = request
  if (!collection) return undefined
  const search = new URLSearchParams({
    ...(cluster && { cluster }),
    ...(network && { network }),
    ...(proofs && { proofs }),
    ...(activePhase && { 'active-phase': activePhase }),
    ...(background && { background }),
    embed: '1',
  })
  for (const url of rpc.split(/\s+/).filter(Boolean)) search.append('rpc', url)
  const folder = new URL('mint/', scriptUrl)
  return `${folder.href}#/${encodeURIComponent(collection)}?${search}`
}
