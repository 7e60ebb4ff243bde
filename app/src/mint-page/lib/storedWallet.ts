import { readStored } from './browserStorage.ts'

/** Storage key of the last connected wallet's name, shared with the console. */
const KEY = 'mintline.wallet'

/** True if a wallet was connected before, so that it is loaded from the start. */
export function wasConnected(): boolean {
  const name = readStored(KEY)
  return name !== null && name !== 'null'
}
