import { createHash } from 'node:crypto'
import type { Prefixed } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { opaqueCodec } from './codec.ts'
import { defineCodecKey, notAKey } from './codecKey.ts'

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

const key = defineCodecKey('an activity', () => opaqueCodec)

const HASH_BYTES = 16

/** Returns an activity's key. */
export const activityKey = ({ blockchain, value }: Prefixed): Buffer => key.write(blockchain, value)

/**
 * Parses an activity's key.
 *
 * @throws `NOT_A_KEY` if the bytes are not an activity key
 */
export function readActivityKey(bytes: Buffer): Prefixed {
  const { blockchain, text } = key.read(bytes)
  return { blockchain, value: text }
}

/**
 * Returns the key for an activity that a transaction caused. It does not depend on the block, so reading the activity
 * twice writes it once. A transaction's activities sort by their index.
 *
 * @param transaction - the transaction's hash or signature, in core's normal form
 * @param index - the activity's number within the transaction, from 0
 */
export function transactionActivityKey(
  blockchain: Blockchain,
  transaction: string,
  index: number,
): Buffer {
  const hash = createHash('sha256').update(transaction).digest().subarray(0, HASH_BYTES)
  const indexBytes = Buffer.alloc(4)
  indexBytes.writeUInt32BE(index)
  return key.write(blockchain, Buffer.concat([hash, indexBytes]).toString('hex'))
}
