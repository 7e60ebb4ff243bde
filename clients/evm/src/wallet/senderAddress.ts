import { CoreError } from '@mintline/core/errors'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'

/**
 * Returns a sending account's address.
 *
 * @param address May be absent for untyped callers, such as a page whose wallet has locked itself.
 * @throws FROM_ADDRESS_NOT_SPECIFIED, INVALID_ADDRESS
 */
export function senderAddress(address: string | undefined): EvmAddress {
  if (!address) throw new CoreError('FROM_ADDRESS_NOT_SPECIFIED', {})
  return evmAddress(address)
}
