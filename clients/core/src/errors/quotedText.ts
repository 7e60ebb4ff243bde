const URLS = /\b(?:https?|wss?):\/\/[^\s"'<>]+/gi

/** Minimum length for a URL part that may be a key; `v1` and `rpc` are shorter. */
const SHORTEST_KEY = 6

/** URL parts to hide. */
const hidden = new Set<string>()

/** Control characters, including those that change text direction. */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const INVISIBLE_RUN = new RegExp(`(?:${INVISIBLE.source})+`, 'gu')
const EACH_INVISIBLE = new RegExp(INVISIBLE.source, 'gu')

/** Ends a message with a full stop, unless it already ends in punctuation. */
export function asSentence(message: string): string {
  return /[.!?…]$/.test(message) ? message : `${message}.`
}

/** Removes the full stop from a node's, wallet's or system's text, for use in messages. */
export function withoutFullStop(text: string): string {
  return text.replace(/(?<!\.)\.\s*$/, '')
}

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

/** Replaces runs of invisible characters with a space. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE_RUN, ' ')
}

/** Replaces invisible characters with their code points: `Dawn[U+202E]`. */
export function withInvisibleNamed(text: string): string {
  return text.replaceAll(EACH_INVISIBLE, (character) => {
    const codePoint = character.codePointAt(0) ?? 0
    return `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
  })
}
