import { CoreReadError } from '@mintline/core/errors'
import { type AptosContractAddress, aptosContractAddress } from '@mintline/core/identifiers'

/** Prefix for Aptos union ids. */
const UNION_PREFIX = 'APTOS:'

/**
 * Returns a drop's collection address in its normal form.
 *
 * @param contract `0x…`, or a union id: `APTOS:0x…`.
 * @throws CONTRACT_ADDRESS_NOT_SPECIFIED if it is empty.
 * @throws INVALID_CONTRACT_ADDRESS
 * @throws UNHANDLED_BLOCKCHAIN for another chain's union id.
 */
export function collectionAddress(contract: string): AptosContractAddress {
  // For untyped callers, such as a page whose link names no drop.
  if (!contract) throw new CoreReadError('CONTRACT_ADDRESS_NOT_SPECIFIED', {})
  if (contract.startsWith(UNION_PREFIX))
    return aptosContractAddress(contract.slice(UNION_PREFIX.length))
  const [, blockchain] = /^([A-Z]+):/.exec(contract) ?? []
  if (blockchain !== undefined) throw new CoreReadError('UNHANDLED_BLOCKCHAIN', { blockchain })
  return aptosContractAddress(contract)
}
