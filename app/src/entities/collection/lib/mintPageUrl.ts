/** What a mint page is about. */
export interface MintPage {
  /** Address of the deployment. */
  collection: string
  /** Id of the cluster: those of the console. */
  cluster: string
  /** Where the merkle proofs of its wallets are online; undefined = it needs none. */
  proofs?: string | undefined
}

/** Where the mint page is, seen from the console: `mint/index.html` beside its `index.html`. */
const MINT_FOLDER = './mint/'

/**
 * Address of the page on which collectors mint.
 *
 * @param base Address of the console's document: `document.baseURI`.
 */
export function mintPageUrl({ collection, cluster, proofs }: MintPage, base: string): string {
  const url = new URL(MINT_FOLDER, withoutHash(base))
  const search = new URLSearchParams({ cluster, ...(proofs !== undefined && { proofs }) })
  return `${url.href}#/${encodeURIComponent(collection)}?${search}`
}

/** The console's own search and hash belong to the console. */
function withoutHash(base: string): string {
  const { origin, pathname } = new URL(base)
  return `${origin}${pathname}`
}
