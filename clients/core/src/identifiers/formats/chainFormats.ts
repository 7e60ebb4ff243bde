import type { Format } from '../identifier.ts'

/** Formats of the identifiers of one family of blockchains. */
export interface ChainFormats {
  readonly address: Format
  readonly contractAddress: Format
  readonly transactionHash: Format
  /** Identifier of a currency: its contract address, on Aptos also its coin type. */
  readonly currency: Format
  /** The address of all zeros in its normal form, which stands for the native currency. */
  readonly zeroAddress: string
  /**
   * Bits of a token id within its contract. Undefined where every item is an account of its own, identified by its
   * address alone.
   */
  readonly tokenIdBits: number | undefined
}
