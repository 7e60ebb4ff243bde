import type { Format } from '../identifier.ts'

/** What the identifiers of one family of blockchains look like. */
export interface ChainFormats {
  readonly address: Format
  readonly contractAddress: Format
  readonly transactionHash: Format
  /** What a currency is told apart by: its contract address, on Aptos also its coin type. */
  readonly currency: Format
  /** The address of all zeros in its normal form, which stands for the native currency. */
  readonly zeroAddress: string
  /**
   * Bits of a token id within its contract. Undefined where every item is an account of its own
   * and its address alone tells it apart.
   */
  readonly tokenIdBits: number | undefined
}
