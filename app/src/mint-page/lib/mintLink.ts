import { checkNodeUrls, type NodeUrls } from '#entities/cluster/lib/nodeUrls.ts'
import { type JsonRecord, textOf } from '#shared/lib/record.ts'

/** Parameters in a mint page's URL. */
export interface MintLink {
  /**
   * A drop: on Solana and Eclipse its symbol, or an address, alone or as `SOLANA:<address>`, which may be its
   * deployment, its controls, its group mint or an item; elsewhere its union id, `BASE:<address>`,
   * `BASE:<address>:<token id>` or `APTOS:<address>`; undefined = none.
   */
  drop: string | undefined
  /** Solana or Eclipse cluster id; undefined = none in the link. */
  cluster: string | undefined
  /** Another blockchain's network, by slug; undefined = its mainnet. */
  network: string | undefined
  /** URL of the merkle proof folder; undefined = none in the link. */
  proofs: string | undefined
  /** URL of an EVM drop's active-phase document; undefined = none in the link. */
  activePhase: string | undefined
  /** Nodes for that network; empty = none in the link. */
  nodes: NodeUrls
  /** True if it is embedded in another page, which has its own frame. */
  isEmbedded: boolean
  /** True if the embedding page shows between its parts. */
  isTransparent: boolean
}

/**
 * Parses the part after the # in a mint page's URL: `#/DAWN?cluster=solana&proofs=…&rpc=…`. Accepts any input, so that
 * the page always opens.
 *
 * @param drops The host's names for drops, with the rest of their links, which takes precedence.
 */
export function parseMintLink(hash: string, drops?: JsonRecord): MintLink {
  const [path = '', search = ''] = splitOnce(hash.replace(/^#?\/?/, ''), '?')
  const drop = decoded(path.replace(/\/+$/, '')) || undefined
  const named = drop && textOf(drops, drop)
  if (named) return parseMintLink(`${named}${named.includes('?') ? '&' : '?'}${search}`)
  const parameters = new URLSearchParams(search)
  const given = (name: string) => parameters.get(name) || undefined
  return {
    drop,
    cluster: given('cluster'),
    network: given('network'),
    proofs: given('proofs'),
    activePhase: given('active-phase'),
    nodes: checkNodeUrls(parameters.getAll('rpc'), 'rpc'),
    isEmbedded: parameters.get('embed') === '1',
    isTransparent: parameters.get('background') === 'transparent',
  }
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim()
  } catch {
    return text
  }
}
