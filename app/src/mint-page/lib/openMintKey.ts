import { readStored } from './browserStorage.ts'

/** Browser storage key of pending mints. */
export const OPEN_MINTS_KEY = 'mintline.mints'

/**
 * True if a mint of a drop may have been pending when the page was closed. Only searches the stored text;
 * the code that parses it is loaded when there is something to parse.
 */
export function mayHaveOpenMint(deployment: string): boolean {
  return readStored(OPEN_MINTS_KEY)?.includes(deployment) ?? false
}
