import { isOnThisMachine } from '@mintline/core/networks'
import { EMPTY, invalid, type Parsed, valid } from '#shared/lib/parsed.ts'

/** No Content-Security-Policy can name it, so pages cannot call it. */
const IPV6_LOOPBACK = '[::1]'

/** Parses the URL of a node that pages may call: encrypted, or on this machine. */
export function parseCustomUrl(text: string): Parsed<string> {
  const trimmed = text.trim()
  if (trimmed === '') return EMPTY
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) {
    return invalid('Enter a URL that starts with https://.')
  }
  if (url.username !== '' || url.password !== '') {
    return invalid('Browsers do not send names and passwords in URLs; put a key into the path.')
  }
  if (url.protocol === 'http:' && url.hostname === IPV6_LOOPBACK) {
    return invalid('Write 127.0.0.1 for [::1], which browsers do not let this page call.')
  }
  if (url.protocol === 'http:' && !mayBeUnencrypted(url.href)) {
    return invalid('Use https://: without encryption, anybody in between can change the answers.')
  }
  return valid(url.href)
}

/** Returns a URL's host and port; nothing else is ever shown, because the rest may hold a key. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'unknown host'
}

/** Returns true if a page may call a URL without encryption: on this machine, but not by its IPv6 address. */
export function mayBeUnencrypted(url: string): boolean {
  return isOnThisMachine(url) && new URL(url).hostname !== IPV6_LOOPBACK
}
