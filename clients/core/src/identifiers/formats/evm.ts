import type { ChainFormats } from './chainFormats.ts'

const ADDRESS = /^0x[0-9a-fA-F]{40}$/
const TRANSACTION_HASH = /^0x[0-9a-fA-F]{64}$/

const address = (value: string) => (ADDRESS.test(value) ? value.toLowerCase() : undefined)

/**
 * EVM formats, normalised to lowercase.
 *
 * Mixed case is accepted without a checksum test, since the normal form has no checksum.
 */
export const EVM_FORMATS: ChainFormats = {
  address,
  contractAddress: address,
  transactionHash: (value) => (TRANSACTION_HASH.test(value) ? value.toLowerCase() : undefined),
  currency: address,
  zeroAddress: `0x${'0'.repeat(40)}`,
  tokenIdBits: 256,
}
