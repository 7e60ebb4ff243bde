import { readStored } from '#shared/lib/browserStorage.ts'

/**
 * True if a wallet was connected before, so that it is loaded from the start.
 *
 * @param key Browser storage key of its name.
 */
export function wasConnected(key: string): boolean {
  const name = readStored(key)
  return name !== null && name !== 'null'
}
