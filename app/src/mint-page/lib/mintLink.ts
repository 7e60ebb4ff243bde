import { checkNodeUrls, type NodeUrls } from '#entities/cluster/lib/nodeUrls.ts'

/** What the address of a mint page asks for. */
export interface MintLink {
  /**
   * Symbol, or an address, alone or as `SOLANA:<address>`: of the deployment, its controls, its group mint
   * or an item; undefined = none.
   */
  collection: string | undefined
  /** Identifier of a cluster; undefined = the link names none. */
  cluster: string | undefined
  /** Address of the folder of merkle proofs; undefined = the link names none. */
  proofs: string | undefined
  /** Nodes for that network; none = the link names none. */
  nodes: NodeUrls
  /** Whether it stands inside another page, which has a frame of its own. */
  isEmbedded: boolean
  /** Whether the other page is to be seen between its parts. */
  isTransparent: boolean
}

/**
 * Reads what stands after the # of a mint page's address: `#/DAWN?cluster=solana&proofs=…&rpc=…`.
 * Whatever somebody writes there, the page opens.
 */
export function parseMintLink(hash: string): MintLink {
  const [path = '', search = ''] = splitOnce(hash.replace(/^#?\/?/, ''), '?')
  const parameters = new URLSearchParams(search)
  const given = (name: string) => parameters.get(name) || undefined
  return {
    collection: decoded(path.replace(/\/+$/, '')) || undefined,
    cluster: given('cluster'),
    proofs: given('proofs'),
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
