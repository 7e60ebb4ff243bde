/** Names that are safe as folders and in URLs everywhere. */
const PLAIN_NAME = /^[\w-]+$/

/** Length in characters from which a name could be an address. */
const SHORTEST_ADDRESS = 32

/** Returns true if a name stays the same as a folder and in a URL. */
export function isPlainName(name: string): boolean {
  return PLAIN_NAME.test(name)
}

/**
 * Returns true if links can name a drop by its symbol: another symbol, an address or a union id never reads as the same
 * text. Anybody may take any symbol.
 */
export function isShortName(symbol: string): boolean {
  return isPlainName(symbol) && symbol.length < SHORTEST_ADDRESS
}
