import type { Format } from '../identifier.ts'

/** Identifier formats for one family of blockchains. */
export interface ChainFormats {
  readonly address: Format
  readonly contractAddress: Format
  readonly transactionHash: Format
  /** Currency identifier: its contract address, or on Aptos also its coin type. */
  readonly currency: Format
  /** All-zero address in normal form, which stands for the native currency. */
  readonly zeroAddress: string
  /** Bits in a token id. Undefined if every item is an account identified by its address alone. */
  readonly tokenIdBits: number | undefined
}
