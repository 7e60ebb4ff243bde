/** A drop on its mint page. */
export interface MintPageTarget {
  /** Symbol or address of a collection, or union id of a drop. */
  readonly collection: string
  /** Id of the cluster, as in the console. */
  readonly cluster: string
  /** Address of the published merkle proofs; undefined = none are needed. */
  readonly proofs?: string | undefined
}

/** The mint page relative to the console: `mint/index.html` beside its `index.html`. */
const MINT_FOLDER = './mint/'

/**
 * Address of a drop's mint page.
 *
 * @param base Address of the console's document.
 */
export function mintPageUrl({ collection, cluster, proofs }: MintPageTarget, base: string): string {
  const url = new URL(MINT_FOLDER, withoutHash(base))
  const search = new URLSearchParams({ cluster, ...(proofs !== undefined && { proofs }) })
  return `${url.href}#/${encodeURIComponent(collection)}?${search}`
}

/** Drops the search and hash, which belong to the console. */
function withoutHash(base: string): string {
  const { origin, pathname } = new URL(base)
  return `${origin}${pathname}`
}
