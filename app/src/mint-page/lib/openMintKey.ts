import { readKept } from './browserStorage.ts'

/** Where the browser keeps mints that are on their way. */
export const OPEN_MINTS_KEY = 'mintline.mints'

/**
 * Whether a mint of a drop may have been on its way when the page was left. Looks at the text only:
 * whoever reads it is loaded when there is something to read.
 */
export function mayHaveOpenMint(deployment: string): boolean {
  return readKept(OPEN_MINTS_KEY)?.includes(deployment) ?? false
}
