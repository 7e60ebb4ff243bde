import { base58 } from '@scure/base'
import type { ChainFormats } from './chainFormats.ts'

const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
const ADDRESS_BYTES = 32
const TRANSACTION_HASH = /^[1-9A-HJ-NP-Za-km-z]{88}$/
const SIGNATURE = /^[1-9A-HJ-NP-Za-km-z]{64,88}$/
const SIGNATURE_BYTES = 64

const address = (value: string) =>
  ADDRESS.test(value) && base58.decode(value).length === ADDRESS_BYTES ? value : undefined

/**
 * Solana and Eclipse formats. Base58 is case-sensitive, so nothing is normalised.
 *
 * Length and alphabet alone also admit 22 to 33 bytes, which no node accepts as an address. So addresses must decode
 * to 32 bytes and transaction hashes to 64. The specification requires 88 characters for a transaction hash, so
 * shorter signatures are refused here; `isSolanaSignatureText` accepts them.
 */
export const SOLANA_FORMATS: ChainFormats = {
  address,
  contractAddress: address,
  transactionHash: (value) =>
    TRANSACTION_HASH.test(value) && isSolanaSignatureText(value) ? value : undefined,
  currency: address,
  zeroAddress: '1'.repeat(ADDRESS_BYTES),
  tokenIdBits: undefined,
}

/** Returns true if the text is 64 bytes in base58, as nodes write transaction signatures. */
export function isSolanaSignatureText(value: string): boolean {
  return SIGNATURE.test(value) && base58.decode(value).length === SIGNATURE_BYTES
}
