import { readStored } from '#shared/lib/browserStorage.ts'

/**
 * Returns true if a drop's mint may have been pending when the page was closed. Only searches the stored text; the
 * parser is loaded when there is something to parse.
 *
 * @param key Browser storage key for pending mints.
 * @param drop The drop's address.
 */
export function mayHaveOpenMint(key: string, drop: string): boolean {
  return readStored(key)?.includes(drop) ?? false
}
