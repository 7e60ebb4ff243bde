import { notAKey } from './chainPrefix.ts'
import { opaqueCodec } from './opaqueCodec.ts'

/** Key of a transaction on its blockchain, by its hash or signature in core's normal form. */
export const transactionKey = (transaction: string): Buffer => opaqueCodec.write(transaction)

/**
 * Hash or signature of a transaction.
 *
 * @throws `NOT_A_KEY` when the bytes are not the key of a transaction
 */
export function readTransactionKey(key: Buffer): string {
  const found = opaqueCodec.read(key)
  if (found === undefined) throw notAKey('a transaction', key)
  return found.text
}
