import { askNode } from '@mintline/core'
import type { SignedTransaction } from '../../send/sendOptions.ts'
import type { OpenList } from './openList.ts'
import { type EntryPlace, readEntries } from './readEntries.ts'

/**
 * Reads an expired transaction's entries from a node recent enough to show its effects: a node that does not know a
 * transaction's outcome may still have executed it.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function readAfterExpiry(
  { session, phase, ask }: OpenList,
  {
    expired,
    wallets,
  }: { readonly expired: SignedTransaction; readonly wallets: readonly string[] },
): Promise<readonly EntryPlace[]> {
  const { connection } = session
  // Work that has started is finished, even after a signal.
  const options = { ...ask, signal: undefined }
  const askForSlot = async () => {
    const { blockHeight = 0, absoluteSlot } = await connection.getEpochInfo('confirmed')
    const missing = expired.lastValidBlockHeight - blockHeight
    if (missing >= 0) throw new Error(`Node is behind by ${missing + 1} blocks`)
    return absoluteSlot
  }
  const minContextSlot = await askNode('getEpochInfo', askForSlot, options)
  return readEntries(connection, { phase, wallets }, { ...options, minContextSlot })
}
