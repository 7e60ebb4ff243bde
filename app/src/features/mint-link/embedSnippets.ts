import { type MintPageTarget, mintPageUrl } from '@mintline/core'

/** A collection on its mint page, in a cluster. */
type CollectionTarget = MintPageTarget & { cluster: string }

/** The script that embeds the mint page, beside the console's `index.html`. */
const EMBED_SCRIPT = './embed.js'

/**
 * Returns HTML that embeds the mint page in another page and adapts its height.
 *
 * @param base The console's document URL: `document.baseURI`.
 */
export function scriptSnippet(
  { collection, cluster, proofs }: CollectionTarget,
  base: string,
): string {
  const src = new URL(EMBED_SCRIPT, base).href
  const attributes = [
    `src="${attribute(src)}"`,
    `data-collection="${attribute(collection)}"`,
    `data-cluster="${attribute(cluster)}"`,
    ...(proofs === undefined ? [] : [`data-proofs="${attribute(proofs)}"`]),
  ]
  return `<script async ${attributes.join(' ')}></script>`
}

/**
 * Returns HTML that embeds the page without a script, at a fixed height.
 *
 * @param base The console's document URL.
 */
export function frameSnippet(page: CollectionTarget, base: string): string {
  const src = `${mintPageUrl(page, base)}&embed=1`
  return `<iframe src="${attribute(src)}" title="Mint" width="100%" height="720" style="border:0" loading="lazy"></iframe>`
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
