import { CoreError } from '@mintline/core'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'

/**
 * The address of a sending account.
 *
 * @param address May be absent for callers without types, such as a page whose wallet has locked itself.
 * @throws FROM_ADDRESS_NOT_SPECIFIED, INVALID_ADDRESS
 */
export function senderAddress(address: string | undefined): EvmAddress {
  if (!address) throw new CoreError('FROM_ADDRESS_NOT_SPECIFIED', {})
  return evmAddress(address)
}
