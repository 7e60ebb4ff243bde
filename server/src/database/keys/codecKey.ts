import type { CollectionIdParts, CurrencyParts, Prefixed } from '@mintline/core/identifiers'
import { type Blockchain, isEvmBlockchain } from '@mintline/core/networks'
import { ServerError } from '../../errors/serverError.ts'
import { codecsOf } from './addressCodecs.ts'
import { type Codec, opaqueCodec } from './codec.ts'

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

/** Returns a key as a unique text, for maps and sets. */
export const keyText = (key: Buffer): string => key.toString('latin1')

/** Deduplicates keys. */
export const distinctKeys = (keys: readonly Buffer[]): Buffer[] => [
  ...new Map(keys.map((key) => [keyText(key), key])).values(),
]

/** Filters keys by blockchain number, and deduplicates them. */
export const keysOn = (chains: readonly number[], keys: readonly Buffer[]): Buffer[] =>
  distinctKeys(keys).filter((key) => chains.includes(key.readUInt16BE()))

const COLLECTION = defineCodecKey('a collection', (blockchain) => codecsOf(blockchain).contract)

/** Returns the key for a collection, or any other contract; the contract in core's normal form. */
export const collectionKey = ({ blockchain, contract }: CollectionIdParts): Buffer =>
  COLLECTION.write(blockchain, contract)

/**
 * Parses a collection key.
 *
 * @throws `NOT_A_KEY` if the bytes are not a collection key
 */
export function readCollectionKey(bytes: Buffer): CollectionIdParts {
  const { blockchain, text } = COLLECTION.read(bytes)
  return { blockchain, contract: text }
}

const CURRENCY = defineCodecKey('a currency', (blockchain) => codecsOf(blockchain).currency)

/** Returns a currency's key; the address or coin type in core's normal form. */
export const currencyKey = ({ blockchain, address }: CurrencyParts): Buffer =>
  CURRENCY.write(blockchain, address)

/**
 * Parses a currency key.
 *
 * @throws `NOT_A_KEY` if the bytes are not a currency key
 */
export function readCurrencyKey(bytes: Buffer): CurrencyParts {
  const { blockchain, text } = CURRENCY.read(bytes)
  return { blockchain, address: text }
}

const ORDER = defineCodecKey('an order', () => opaqueCodec)

const HEX = /^0x[0-9a-f]+$/i

/** Returns an order's key. Hashes on EVM chains ignore case. */
export const orderKey = ({ blockchain, value }: Prefixed): Buffer =>
  ORDER.write(
    blockchain,
    isEvmBlockchain(blockchain) && HEX.test(value) ? value.toLowerCase() : value,
  )

/**
 * Parses an order key.
 *
 * @throws `NOT_A_KEY` if the bytes are not an order key
 */
export function readOrderKey(bytes: Buffer): Prefixed {
  const { blockchain, text } = ORDER.read(bytes)
  return { blockchain, value: text }
}
