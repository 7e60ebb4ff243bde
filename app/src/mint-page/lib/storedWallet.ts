import { readKept } from './browserStorage.ts'

/** Where the name of the wallet is kept that was connected last, here or in the console. */
const KEY = 'mintline.wallet'

/** Whether a wallet was connected before, and takes part from the start. */
export function wasConnected(): boolean {
  const name = readKept(KEY)
  return name !== null && name !== 'null'
}
