import { CoreReadError } from '@mintline/core'
import { type AptosContractAddress, aptosContractAddress } from '@mintline/core/identifiers'

/** Prefix of union ids of Aptos. */
const UNION_PREFIX = 'APTOS:'

/**
 * The address of a drop's collection in its normal form.
 *
 * @param contract `0x…`, or a union id: `APTOS:0x…`.
 * @throws CONTRACT_ADDRESS_NOT_SPECIFIED where there is none.
 * @throws INVALID_CONTRACT_ADDRESS
 * @throws UNHANDLED_BLOCKCHAIN for a union id of another chain.
 */
export function collectionAddress(contract: string): AptosContractAddress {
  // For callers without types, such as a page whose link names no drop.
  if (!contract) throw new CoreReadError('CONTRACT_ADDRESS_NOT_SPECIFIED', {})
  if (contract.startsWith(UNION_PREFIX))
    return aptosContractAddress(contract.slice(UNION_PREFIX.length))
  const [, blockchain] = /^([A-Z]+):/.exec(contract) ?? []
  if (blockchain !== undefined) throw new CoreReadError('UNHANDLED_BLOCKCHAIN', { blockchain })
  return aptosContractAddress(contract)
}
