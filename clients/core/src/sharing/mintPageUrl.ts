/** A drop on its mint page. */
export type MintPageTarget = {
  /** A collection's symbol or address on Solana or Eclipse; elsewhere a drop's union id. */
  readonly collection: string
  /** Address of the published merkle proofs; undefined = none are needed. */
  readonly proofs?: string | undefined
  /** Address of an EVM drop's active-phase document; undefined = none. */
  readonly activePhase?: string | undefined
} & (
  | {
      /** Solana or Eclipse cluster id, as in the console; undefined = the network of the page's host. */
      readonly cluster: string | undefined
    }
  | {
      /** The network's slug on another blockchain. */
      readonly network: string
    }
)

/** The mint page relative to the console: `mint/index.html` beside its `index.html`. */
const MINT_FOLDER = './mint/'

/**
 * Returns the address of a drop's mint page.
 *
 * @param base Address of the console's document.
 */
export function mintPageUrl(
  { collection, proofs, activePhase, ...on }: MintPageTarget,
  base: string,
): string {
  const url = new URL(MINT_FOLDER, withoutHash(base))
  const given = Object.entries({ ...on, proofs, 'active-phase': activePhase })
  const search = given.filter((entry): entry is [string, string] => entry[1] !== undefined)
  // A union id is easier to read with its colons, which are allowed here.
  const name = encodeURIComponent(collection).replaceAll('%3A', ':')
  return `${url.href}#/${name}${search.length > 0 ? `?${new URLSearchParams(search)}` : ''}`
}

/** Drops the search and hash, which belong to the console. */
function withoutHash(base: string): string {
  const { origin, pathname } = new URL(base)
  return `${origin}${pathname}`
}
