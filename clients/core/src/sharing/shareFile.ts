import { type MintPageTarget, mintPageUrl } from './mintPageUrl.ts'
import type { SharedTexts } from './sharedTexts.ts'
import { sharePage } from './sharePage.ts'

/** A drop whose share page to publish. */
export interface SharedDrop {
  readonly target: MintPageTarget
  readonly texts: SharedTexts
  /** Names for its folder, best first: the first one that is safe in paths and URLs is taken. */
  readonly folders: readonly [string, ...string[]]
}

/** A share page with its place beside the console. */
export interface ShareFile {
  /** Path in the folder `share/` of the site: `DAWN/index.html`. */
  readonly path: string
  /** Absolute URL under which it is published, which to share. */
  readonly url: string
  /** Absolute URL of the mint page that it leads to. */
  readonly mintUrl: string
  readonly html: string
}

/** Names that are also names of folders and parts of URLs, everywhere. */
const PLAIN_NAME = /^[\w-]+$/

/**
 * The share page of a drop, to be published beside the console.
 *
 * @param site Address of the console's document, or of its folder with a slash at the end.
 * @throws TypeError where the site is no web page, or no name is safe.
 */
export function shareFile({ target, texts, folders }: SharedDrop, site: string): ShareFile {
  const folder = folders.find((name) => PLAIN_NAME.test(name))
  if (folder === undefined) throw new TypeError('No name of the drop can be that of a folder')
  const url = new URL(`share/${folder}/`, site).href
  const mintUrl = mintPageUrl(target, site)
  const html = sharePage({ ...texts, mintUrl, url })
  return { path: `${folder}/index.html`, url, mintUrl, html }
}
