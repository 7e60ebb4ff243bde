import type { Blockchain } from '../../networks/blockchains.ts'
import { formatsOf } from '../formats/formatsOf.ts'

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
