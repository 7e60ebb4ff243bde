import type { ChainFormats } from './chainFormats.ts'

const ADDRESS = /^0*x?([0-9a-f]{16})$/
const CONTRACT_ADDRESS = /^A\.([^.]+)\.([A-Za-z0-9_]{3,})$/
const ZERO_ADDRESS = `0x${'0'.repeat(16)}`
const TRANSACTION_HASH = /^[0-9a-f]{64}$/

const hexOf = (value: string) => ADDRESS.exec(value)?.[1]

const address = (value: string) => {
  const hex = hexOf(value)
  return hex && `0x${hex}`
}

const contractAddress = (value: string) => {
  const [, account = '', name] = CONTRACT_ADDRESS.exec(value) ?? []
  const hex = hexOf(account)
  return hex && `A.${hex}.${name}`
}

/**
 * Flow formats.
 *
 * An address in normal form is `0x` and 16 digits, as wallets write it. A contract address has no `0x`, as in Cadence
 * type identifiers: `A.1654653399040a61.FlowToken`.
 */
export const FLOW_FORMATS: ChainFormats = {
  address,
  contractAddress,
  transactionHash: (value) => (TRANSACTION_HASH.test(value) ? value : undefined),
  currency: (value) =>
    contractAddress(value) ?? (address(value) === ZERO_ADDRESS ? ZERO_ADDRESS : undefined),
  zeroAddress: ZERO_ADDRESS,
  tokenIdBits: 64,
}
