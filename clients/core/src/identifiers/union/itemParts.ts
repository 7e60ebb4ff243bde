import type { Blockchain } from '../../networks/blockchains.ts'
import { formatsOf } from '../formats/formatsOf.ts'

/** Parts that identify an item. */
export interface ItemParts {
  readonly blockchain: Blockchain
  /**
   * Contract address in the normal form of its blockchain. On Solana, Eclipse and Aptos, where
   * each item is an account of its own, the address of the item: its mint or its object.
   */
  readonly contract: string
  /** Id within the contract, from 0. Undefined on Solana, Eclipse and Aptos, which have none. */
  readonly tokenId: bigint | undefined
}

// As many digits as the largest 256-bit id has, so that no longer text becomes a number.
const TOKEN_ID = /^0*([0-9]{1,78})$/

/**
 * Parses the fields after the blockchain of an item id; undefined when they are not valid.
 * Solana, Eclipse and Aptos have one field, all others two.
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

/** Number of fields that identify an item on a blockchain. */
export function itemFieldsOn(blockchain: Blockchain): 1 | 2 {
  return formatsOf(blockchain).tokenIdBits === undefined ? 1 : 2
}

/** Formats an item as the text of its id. */
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
