import type { Blockchain } from '@mintline/core/networks'
import { ServerError } from '../../errors/serverError.ts'
import { blockchainByNumber, CHAIN_NUMBERS } from './chainNumbers.ts'

const PREFIX_BYTES = 2

/** A key split after the number of its blockchain. */
interface ChainKey {
  readonly blockchain: Blockchain
  /** The bytes after the number. */
  readonly rest: Buffer
}

/** The first two bytes of every key of a blockchain: its number, big-endian. */
export function chainPrefix(blockchain: Blockchain): Buffer {
  const prefix = Buffer.alloc(PREFIX_BYTES)
  prefix.writeUInt16BE(CHAIN_NUMBERS[blockchain])
  return prefix
}

/**
 * Splits a key after the number of its blockchain.
 *
 * @param kind - what the key stands for, with its article, for the error
 * @throws `NOT_A_KEY` when no blockchain has that number
 */
export function splitKey(kind: string, key: Buffer): ChainKey {
  const blockchain = key.length < PREFIX_BYTES ? undefined : blockchainByNumber(key.readUInt16BE())
  if (blockchain === undefined) throw notAKey(kind, key)
  return { blockchain, rest: key.subarray(PREFIX_BYTES) }
}

/** The error for bytes that are not the key of `kind`. */
export function notAKey(kind: string, key: Buffer): ServerError<'NOT_A_KEY'> {
  return new ServerError('NOT_A_KEY', { kind, key: key.toString('hex') })
}
