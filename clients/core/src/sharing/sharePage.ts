import { withoutInvisible } from '../errors/quotedText.ts'
import type { SharedTexts } from './sharedTexts.ts'

/** A drop as apps show it in link previews. Pictures without an https address are left out. */
export interface SharePage extends SharedTexts {
  /** Absolute URL of the mint page that visitors are sent to. */
  readonly mintUrl: string
  /** Absolute URL under which the page is published. */
  readonly url: string
}

/** Characters that apps show for a title and a description. */
const MAX_TITLE = 70
const MAX_DESCRIPTION = 200

/** Runs nothing, and loads nothing but the picture. */
const POLICY = "default-src 'none'; img-src https:; style-src 'unsafe-inline'"

/**
 * Renders a drop's share page as HTML. Apps that preview links read title, text and picture from its tags, which they
 * cannot do on the mint page. Visitors are sent on to the mint page, with scripts or without.
 *
 * @throws TypeError if a URL is not absolute, or neither https: nor http:.
 */
export function sharePage(page: SharePage): string {
  const title = clipped(page.title, MAX_TITLE) || 'Mint'
  const description = clipped(page.description ?? '', MAX_DESCRIPTION)
  const picture = httpsUrl(page.picture)
  const [mintUrl, url] = [webUrl(page.mintUrl), webUrl(page.url)]
  const tags = [
    meta('description', description),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', picture),
    property('og:image:alt', picture && title),
    meta('twitter:card', picture === '' ? 'summary' : 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', picture),
  ]
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${escaped(POLICY)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escaped(title)}</title>
    <link rel="canonical" href="${escaped(url)}" />
${tags.filter((tag) => tag !== '').join('\n')}
    <meta http-equiv="refresh" content="0; url=${escaped(mintUrl)}" />
    <style>body { font: 1rem/1.5 system-ui; margin: 3rem auto; max-width: 32rem; padding: 0 1rem }</style>
  </head>
  <body>
    <h1>${escaped(title)}</h1>
${description === '' ? '' : `    <p>${escaped(description)}</p>\n`}    <p><a href="${escaped(mintUrl)}">Open the mint page</a></p>
  </body>
</html>
`
}

function meta(name: string, content: string): string {
  return tag('name', name, content)
}

function property(name: string, content: string): string {
  return tag('property', name, content)
}

/** Returns an empty string without content. */
function tag(attribute: string, name: string, content: string): string {
  return content === '' ? '' : `    <meta ${attribute}="${name}" content="${escaped(content)}" />`
}

/** Returns a text as one line without invisible characters, truncated at a whole character. */
function clipped(text: string, most: number): string {
  const line = [...withoutInvisible(text).replace(/\s+/g, ' ').trim()]
  return line.length <= most
    ? line.join('')
    : `${line
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

function httpsUrl(address: string | undefined): string {
  if (address === undefined || !URL.canParse(address)) return ''
  const { protocol, href } = new URL(address)
  return protocol === 'https:' ? href : ''
}

function webUrl(address: string): string {
  const { protocol, href } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new TypeError(`${protocol} is no web page`)
  return href
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
