import type { Blockchain } from '../../networks/blockchains.ts'
import { formatsOf } from '../formats/formatsOf.ts'

/** What tells an item apart. */
export interface ItemParts {
  readonly blockchain: Blockchain
  /**
   * Contract address in the normal form of its blockchain. On Solana, Eclipse and Aptos, where
   * each item is an account of its own, the address of the item: its mint or its object.
   */
  readonly contract: string
  /** Id within the contract, from 0. Undefined on Solana, Eclipse and Aptos, where none is. */
  readonly tokenId: bigint | undefined
}

// As many digits as the largest id of 256 bits has, so that no long text is made a number.
const TOKEN_ID = /^0*([0-9]{1,78})$/

/**
 * Reads an item from the fields of an id behind its blockchain; undefined when they are none.
 *
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

/** How many fields tell an item apart within a blockchain. */
export function itemFieldsOn(blockchain: Blockchain): 1 | 2 {
  return formatsOf(blockchain).tokenIdBits === undefined ? 1 : 2
}

/** Writes an item as the text of its id. */
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
