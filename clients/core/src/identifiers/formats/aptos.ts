import type { ChainFormats } from './chainFormats.ts'

const ADDRESS_DIGITS = 64
const ADDRESS = /^0x([0-9a-fA-F]{1,64})$/
const LONG_ADDRESS = /^0x[0-9a-fA-F]{64}$/
const TRANSACTION_HASH = /^0[xX]([0-9a-fA-F]{64})$/
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/

const address = (value: string) => {
  const hex = ADDRESS.exec(value)?.[1]
  return hex && `0x${hex.toLowerCase().padStart(ADDRESS_DIGITS, '0')}`
}

/** Returns a full 64-digit Aptos address in lowercase; undefined = shortened or invalid. */
export function longAptosAddress(value: string): string | undefined {
  return LONG_ADDRESS.test(value) ? value.toLowerCase() : undefined
}

/**
 * Splits an Aptos address followed by exactly `names` names, joined by `::`. The address is in normal form; undefined
 * = any other text.
 */
export function aptosPath(value: string, names: number): [string, ...string[]] | undefined {
  const [resource = '', ...path] = value.split('::')
  const normal = address(resource)
  return normal && path.length === names && path.every((name) => NAME.test(name))
    ? [normal, ...path]
    : undefined
}

/**
 * Aptos formats. Addresses are lowercase and padded to 64 digits.
 *
 * A contract is identified by the address of its object, or of the account that published it. A currency is
 * identified by its metadata address or its coin type: `0x1::aptos_coin::AptosCoin`.
 */
export const APTOS_FORMATS: ChainFormats = {
  address,
  contractAddress: address,
  transactionHash: (value) => {
    const hex = TRANSACTION_HASH.exec(value)?.[1]
    return hex && `0x${hex.toLowerCase()}`
  },
  currency: (value) => address(value) ?? aptosPath(value, 2)?.join('::'),
  zeroAddress: `0x${'0'.repeat(ADDRESS_DIGITS)}`,
  tokenIdBits: undefined,
}
