import { type MintPageTarget, mintPageUrl } from './mintPageUrl.ts'
import type { SharedTexts } from './sharedTexts.ts'
import { sharePage } from './sharePage.ts'

/** A drop and its share page's texts. */
export interface SharedDrop {
  readonly target: MintPageTarget
  readonly texts: SharedTexts
  /** Folder names, best first; the first that is safe in paths and URLs is used. */
  readonly folders: readonly [string, ...string[]]
  /** True if its card is published beside the page, as `SHARE_CARD.file`. Default: false. */
  readonly hasCard?: boolean | undefined
}

/** The picture that apps show for a link, beside its page. Its size in pixels is the one that they ask for. */
export const SHARE_CARD = { file: 'card.jpg', width: 1_200, height: 630 } as const

/** A share page with its place beside the console. */
export interface ShareFile {
  /** Path in the site's `share/` folder: `DAWN/index.html`. */
  readonly path: string
  /** Absolute URL to share, under which it is published. */
  readonly url: string
  /** Absolute URL of the mint page. */
  readonly mintUrl: string
  readonly html: string
}

/** Names that are safe as folders and in URLs everywhere. */
const PLAIN_NAME = /^[\w-]+$/

/** Length in characters from which a name could be an address. */
const SHORTEST_ADDRESS = 32

/**
 * Returns true if links can name a drop by its symbol: another symbol, an address or a union id never reads as the same
 * text. Anybody may take any symbol.
 */
export function isShortName(symbol: string): boolean {
  return PLAIN_NAME.test(symbol) && symbol.length < SHORTEST_ADDRESS
}

/**
 * Builds a drop's share page, to be published beside the console.
 *
 * @param site Address of the console's document, or of its folder with a slash at the end.
 * @param at The same for the host of `share/`. Default: the site.
 * @throws TypeError if the site is not a web page, or no name is safe.
 */
export function shareFile(
  { target, texts, folders, hasCard = false }: SharedDrop,
  site: string,
  at = site,
): ShareFile {
  const folder = folders.find((name) => PLAIN_NAME.test(name))
  if (folder === undefined) throw new TypeError('No name of the drop can be that of a folder')
  const url = new URL(`share/${folder}/`, at).href
  const mintUrl = mintPageUrl(target, site)
  const card = hasCard ? { picture: new URL(SHARE_CARD.file, url).href, size: SHARE_CARD } : {}
  const html = sharePage({ ...texts, ...card, mintUrl, url })
  return { path: `${folder}/index.html`, url, mintUrl, html }
}
