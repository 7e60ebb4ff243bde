import type { Blockchain } from '@mintline/core/networks'
import { ServerError } from '../../errors/serverError.ts'
import type { Codec } from './codec.ts'

/** Writes and reads keys that consist of a blockchain number and one encoded text. */
interface CodecKey {
  readonly write: (blockchain: Blockchain, text: string) => Buffer
  readonly read: (key: Buffer) => { readonly blockchain: Blockchain; readonly text: string }
}

/**
 * Each blockchain's number in the database, the first two bytes in every key. A number always stays with its
 * blockchain; a new blockchain takes the next one, here and in a migration that adds it to the table `chains`.
 */
export const CHAIN_NUMBERS: Readonly<Record<Blockchain, number>> = {
  ETHEREUM: 1,
  FLOW: 2,
  SOLANA: 3,
  ECLIPSE: 4,
  APTOS: 5,
  POLYGON: 6,
  IMMUTABLEX: 7,
  MANTLE: 8,
  ZKSYNC: 9,
  RARI: 10,
  ASTARZKEVM: 11,
  KROMA: 12,
  BASE: 13,
  ARBITRUM: 14,
  LIGHTLINK: 15,
  CELO: 16,
  CHILIZ: 17,
  MOONBEAM: 18,
  PALM: 19,
  ETHERLINK: 20,
  LISK: 21,
  OASYS: 22,
  SAAKURU: 23,
  ALEPHZERO: 24,
  SHAPE: 25,
  BERACHAIN: 26,
  ZKCANDY: 27,
  TELOS: 28,
  MATCH: 29,
  ABSTRACT: 30,
  HEDERAEVM: 31,
  VICTION: 32,
  GOAT: 33,
  SETTLUS: 34,
}

const BLOCKCHAIN_BY_NUMBER = new Map(
  (Object.keys(CHAIN_NUMBERS) as Blockchain[]).map((blockchain) => [
    CHAIN_NUMBERS[blockchain],
    blockchain,
  ]),
)

/**
 * Creates the writer and reader for one kind of keys.
 *
 * @param kind - what the keys identify, with its article, for the error
 * @param codecOf - how a blockchain writes the text as bytes
 */
export function defineCodecKey(kind: string, codecOf: (blockchain: Blockchain) => Codec): CodecKey {
  return {
    write: (blockchain, text) =>
      Buffer.concat([chainPrefix(blockchain), codecOf(blockchain).write(text)]),
    read: (key) => {
      const { blockchain, rest } = splitKey(kind, key)
      const found = codecOf(blockchain).read(rest)
      if (found?.length !== rest.length) throw notAKey(kind, key)
      return { blockchain, text: found.text }
    },
  }
}

const PREFIX_BYTES = 2

/** A key split after its blockchain number. */
interface ChainKey {
  readonly blockchain: Blockchain
  /** Bytes after the number. */
  readonly rest: Buffer
}

/** Returns the first two bytes for keys on a blockchain: its number, big-endian. */
export function chainPrefix(blockchain: Blockchain): Buffer {
  const prefix = Buffer.alloc(PREFIX_BYTES)
  prefix.writeUInt16BE(CHAIN_NUMBERS[blockchain])
  return prefix
}

/**
 * Splits a key after its blockchain number.
 *
 * @param kind - what the key identifies, with its article, for the error
 * @throws `NOT_A_KEY` when no blockchain has that number
 */
export function splitKey(kind: string, key: Buffer): ChainKey {
  const blockchain = key.length < PREFIX_BYTES ? undefined : blockchainByNumber(key.readUInt16BE())
  if (blockchain === undefined) throw notAKey(kind, key)
  return { blockchain, rest: key.subarray(PREFIX_BYTES) }
}

/** Creates the error for bytes that are not a key for `kind`. */
export function notAKey(kind: string, key: Buffer): ServerError<'NOT_A_KEY'> {
  return new ServerError('NOT_A_KEY', { kind, key: key.toString('hex') })
}

/** Returns the blockchain with this number; undefined = unknown number. */
export function blockchainByNumber(number: number): Blockchain | undefined {
  return BLOCKCHAIN_BY_NUMBER.get(number)
}
