/** An embedded mint page's settings, from `data-` attributes. */
export interface EmbedRequest {
  /** A drop, as in the link: symbol, address, or union id. */
  collection?: string | undefined
  /** Cluster id, as in the console. */
  cluster?: string | undefined
  /** Slug of an EVM chain's network. */
  network?: string | undefined
  /** URL of the merkle proof folder. */
  proofs?: string | undefined
  /** URL of an EVM drop's active-phase document. */
  activePhase?: string | undefined
  /** Node URLs for that network, best first, separated by spaces. */
  rpc?: string | undefined
  /** `light` or `dark`: like the embedding page. Default: as its background is. */
  theme?: string | undefined
  /** `transparent` = the embedding page shows between the parts; a colour = in place of the creator's. */
  background?: string | undefined
  /** Layout in place of the creator's: `plain`, `gallery` or `poster`. */
  preset?: string | undefined
  /** Colour in place of the creator's: `#c2410c`. */
  accent?: string | undefined
  /** Font in place of the creator's: `sans`, `serif`, `rounded` or `mono`. */
  font?: string | undefined
}

/**
 * Returns an embedded mint page's URL; undefined without a collection.
 *
 * @param scriptUrl URL of `embed.js`, which is beside the mint page's folder.
 */
export function frameAddress(scriptUrl: string, request: EmbedRequest): string | undefined {
  const { collection, cluster, network, proofs, activePhase, rpc = '' } = request
  const { background, theme, preset, accent, font } = request
  if (!collection) return undefined
  const search = new URLSearchParams({
    ...(cluster && { cluster }),
    ...(network && { network }),
    ...(proofs && { proofs }),
    ...(activePhase && { 'active-phase': activePhase }),
    ...(background && { background }),
    ...(theme && { theme }),
    ...(preset && { preset }),
    ...(accent && { accent }),
    ...(font && { font }),
    embed: '1',
  })
  for (const url of rpc.split(/\s+/).filter(Boolean)) search.append('rpc', url)
  const folder = new URL('mint/', scriptUrl)
  return `${folder.href}#/${encodeURIComponent(collection)}?${search}`
}
