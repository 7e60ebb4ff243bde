import { readStored } from '#shared/lib/browserStorage.ts'

/**
 * Returns true if a wallet was connected before, so that its code is loaded from the start.
 *
 * @param key Browser storage key for the wallet's name.
 */
export function wasConnected(key: string): boolean {
  const name = readStored(key)
  return name !== null && name !== 'null'
}
