import { readStored } from '#shared/lib/browserStorage.ts'

/**
 * True if a mint of a drop may have been pending when the page was closed. Only searches the stored text;
 * the code that parses it is loaded when there is something to parse.
 *
 * @param key Browser storage key of pending mints.
 * @param drop Address of the drop.
 */
export function mayHaveOpenMint(key: string, drop: string): boolean {
  return readStored(key)?.includes(drop) ?? false
}
