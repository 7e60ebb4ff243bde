import { CoreError } from '../../errors/coreError.ts'
import { type Blockchain, isBlockchain } from '../../networks/blockchains.ts'
import type { ChainFormats } from '../formats/chainFormats.ts'
import { formatsOf } from '../formats/formatsOf.ts'
import type { Format } from '../identifier.ts'

/** An identifier split at its first colon. */
export interface Prefixed {
  /** The blockchain before the colon. */
  readonly blockchain: Blockchain
  /** The text after the colon, never empty. */
  readonly value: string
}

/** Parses `CHAIN:anything`; undefined without a colon, a known blockchain or a value. */
export function readPrefixed(text: string): Prefixed | undefined {
  const colon = text.indexOf(':')
  const blockchain = text.slice(0, Math.max(colon, 0))
  const value = text.slice(colon + 1)
  return colon >= 0 && value !== '' && isBlockchain(blockchain) ? { blockchain, value } : undefined
}

/** Formats `CHAIN:value`. */
export const writePrefixed = ({ blockchain, value }: Prefixed): string => `${blockchain}:${value}`

/**
 * Returns an identifier's blockchain prefix.
 *
 * @throws `BLOCKCHAIN_NOT_PARSED` without a colon, `UNKNOWN_BLOCKCHAIN` if the text before it is not a supported
 * blockchain
 */
export function parseBlockchain(text: string): Blockchain {
  const colon = text.indexOf(':')
  if (colon < 0) throw new CoreError('BLOCKCHAIN_NOT_PARSED', { value: text })
  const blockchain = text.slice(0, colon)
  if (!isBlockchain(blockchain)) throw new CoreError('UNKNOWN_BLOCKCHAIN', { blockchain })
  return blockchain
}

/** Returns the error for a missing or unknown blockchain prefix; undefined = the prefix is known. */
function prefixFault(text: string): unknown {
  try {
    parseBlockchain(text)
  } catch (fault) {
    return fault
  }
}

/** Codes for invalid identifiers with a blockchain prefix. */
type RefusalCode =
  | 'NOT_UNION_ADDRESS'
  | 'NOT_UNION_CONTRACT_ADDRESS'
  | 'NOT_CONTRACT_ADDRESS'
  | 'NOT_ITEM_ID'
  | 'NOT_OWNERSHIP_ID'
  | 'NOT_ORDER_ID'
  | 'NOT_COLLECTION_ID'
  | 'NOT_ACTIVITY_ID'
  | 'NOT_AUCTION_ID'
  | 'NOT_CURRENCY_ID'

/**
 * Creates the error for one kind of invalid identifier.
 *
 * Its cause gives the reason if known: a missing or unknown blockchain, or an invalid value after it.
 *
 * @param code - code for the expected kind of identifier
 * @param valueFault - creates the error for a bad value after a known blockchain
 */
export const refusal =
  (code: RefusalCode, valueFault?: (prefixed: Prefixed) => Error) => (value: string) => {
    const prefixed = readPrefixed(value)
    const cause = prefixed ? valueFault?.(prefixed) : prefixFault(value)
    return new CoreError(code, { value }, cause === undefined ? undefined : { cause })
  }

/**
 * Parses `CHAIN:value` and normalises the value; undefined = the value does not have its blockchain's format.
 *
 * @param formatOf - selects the format for the value
 */
export function readFormatted(
  text: string,
  formatOf: (formats: ChainFormats) => Format,
): Prefixed | undefined {
  const prefixed = readPrefixed(text)
  if (prefixed === undefined) return undefined
  const { blockchain } = prefixed
  const value = formatOf(formatsOf(blockchain))(prefixed.value)
  return value === undefined ? undefined : { blockchain, value }
}

/** Parts that identify an item. */
export interface ItemParts {
  readonly blockchain: Blockchain
  /**
   * Contract address in its blockchain's normal form. On Solana, Eclipse and Aptos, whose items are accounts, the
   * item's own address: its mint or its object.
   */
  readonly contract: string
  /** Id within the contract, from 0. Undefined on Solana, Eclipse and Aptos. */
  readonly tokenId: bigint | undefined
}

// No more digits than the largest 256-bit id, so that longer text is never converted.
const TOKEN_ID = /^0*([0-9]{1,78})$/

/**
 * Parses an item id's fields after the blockchain; undefined = invalid. Solana, Eclipse and Aptos have one field, all
 * others two.
 */
export function readItemFields(blockchain: Blockchain, fields: string[]): ItemParts | undefined {
  const { contractAddress, tokenIdBits } = formatsOf(blockchain)
  const [address = '', digits] = fields
  const contract = contractAddress(address)
  if (contract === undefined || fields.length !== itemFieldsOn(blockchain)) return undefined
  if (tokenIdBits === undefined || digits === undefined) {
    return { blockchain, contract, tokenId: undefined }
  }
  const tokenId = readTokenId(digits, tokenIdBits)
  return tokenId === undefined ? undefined : { blockchain, contract, tokenId }
}

/** Returns how many fields identify an item on a blockchain. */
export function itemFieldsOn(blockchain: Blockchain): 1 | 2 {
  return formatsOf(blockchain).tokenIdBits === undefined ? 1 : 2
}

/** Formats an item as its id. */
export function writeItem({ blockchain, contract, tokenId }: ItemParts): string {
  return tokenId === undefined
    ? `${blockchain}:${contract}`
    : `${blockchain}:${contract}:${tokenId}`
}

function readTokenId(digits: string, bits: number): bigint | undefined {
  const significant = TOKEN_ID.exec(digits)?.[1]
  if (significant === undefined) return undefined
  const tokenId = BigInt(significant)
  return tokenId >> BigInt(bits) === 0n ? tokenId : undefined
}
