import { createHash } from 'node:crypto'
import type { Prefixed } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { defineCodecKey } from './codecKey.ts'
import { opaqueCodec } from './opaqueCodec.ts'

const key = defineCodecKey('an activity', () => opaqueCodec)

const HASH_BYTES = 16

/** Key of an activity. */
export const activityKey = ({ blockchain, value }: Prefixed): Buffer => key.write(blockchain, value)

/**
 * The activity of a key.
 *
 * @throws `NOT_A_KEY` when the bytes are not the key of an activity
 */
export function readActivityKey(bytes: Buffer): Prefixed {
  const { blockchain, text } = key.read(bytes)
  return { blockchain, value: text }
}

/**
 * Key of an activity that a transaction caused: the same whenever and in whatever block it is read, so that reading it
 * twice writes it once. Activities of one transaction sort by their index.
 *
 * @param transaction - hash or signature of the transaction, in core's normal form
 * @param index - number of the activity within the transaction, from 0
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
