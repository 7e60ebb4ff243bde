const URLS = /\b(?:https?|wss?):\/\/[^\s"'<>]+/gi

/** Minimum length for a URL part that may be a key; `v1` and `rpc` are shorter. */
const SHORTEST_KEY = 6

const hidden = new Set<string>()

/** Hides everything but the host of a service's URL in quoted texts, since any part may be a key. */
export function hideKeysIn(url: string): void {
  const { host } = new URL(url)
  for (const part of url.split(/[/?#&=@:]/)) {
    if (part.length >= SHORTEST_KEY && !host.includes(part.toLowerCase())) hidden.add(part)
  }
}

/**
 * Redacts a third party's text for quoting, such as a node's: keeps only hosts of URLs, and removes the URL parts
 * given to `hideKeysIn`.
 */
export function withoutKeys(text: string): string {
  // Longest first, since one key may begin with another.
  const keys = [...hidden].sort((one, other) => other.length - one.length)
  return keys.reduce((rest, key) => rest.replaceAll(key, '…'), text.replaceAll(URLS, hostOf))
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'a URL'
}
