import { notAKey } from './chainPrefix.ts'
import { opaqueCodec } from './opaqueCodec.ts'

/** Returns a transaction's key on its blockchain, from its hash or signature in core's normal form. */
export const transactionKey = (transaction: string): Buffer => opaqueCodec.write(transaction)

/**
 * Returns the hash or signature in a transaction key.
 *
 * @throws `NOT_A_KEY` if the bytes are not a transaction key
 */
export function readTransactionKey(key: Buffer): string {
  const found = opaqueCodec.read(key)
  if (found === undefined) throw notAKey('a transaction', key)
  return found.text
}
