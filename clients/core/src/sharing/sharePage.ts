import { withoutInvisible } from '../errors/quotedText.ts'
import type { SharedTexts } from './sharedTexts.ts'

/** A drop as apps show it in link previews. Pictures are left out unless at an https address, or beside the page. */
export interface SharePage extends SharedTexts {
  /** The picture's size in pixels; undefined = unknown. */
  readonly size?: { readonly width: number; readonly height: number } | undefined
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
  const [mintUrl, url] = [webUrl(page.mintUrl), webUrl(page.url)]
  const picture = shownPicture(page.picture, url)
  const size = picture === '' ? undefined : page.size
  const tags = [
    meta('description', description),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', picture),
    property('og:image:width', `${size?.width ?? ''}`),
    property('og:image:height', `${size?.height ?? ''}`),
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

/** Returns a picture's URL; empty unless it is at an https address or on the page's own host. */
function shownPicture(address: string | undefined, page: string): string {
  if (address === undefined || !URL.canParse(address)) return ''
  const { protocol, origin, href } = new URL(address)
  return protocol === 'https:' || origin === new URL(page).origin ? href : ''
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
