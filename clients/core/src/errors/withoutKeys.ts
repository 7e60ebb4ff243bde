const URLS = /\b(?:https?|wss?):\/\/[^\s"'<>]+/gi

/** Length from which a part of a URL may be a key; `v1` and `rpc` are not. */
const SHORTEST_KEY = 6

const hidden = new Set<string>()

/** Hides all parts of a service's URL but its host from quoted texts, as any of them may be a key. */
export function hideKeysIn(url: string): void {
  const { host } = new URL(url)
  for (const part of url.split(/[/?#&=@:]/)) {
    if (part.length >= SHORTEST_KEY && !host.includes(part.toLowerCase())) hidden.add(part)
  }
}

/**
 * Returns a third party's text, such as a node's, for quoting: of a URL only the host, and nothing of the URLs given to
 * `hideKeysIn`.
 */
export function withoutKeys(text: string): string {
  // The longest first, as one may begin with another.
  const keys = [...hidden].sort((one, other) => other.length - one.length)
  return keys.reduce((rest, key) => rest.replaceAll(key, '…'), text.replaceAll(URLS, hostOf))
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'a URL'
}
