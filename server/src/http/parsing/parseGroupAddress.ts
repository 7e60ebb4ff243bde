import { isOneOf } from '@mintline/core'
import { isAddressOn, unionAddress } from '@mintline/core/identifiers'
import { LAYER_ONES } from '@mintline/core/networks'
import type { GroupAddress } from '../contract/inputs.ts'
import { InputFault, quoted } from './inputFault.ts'

/** Parses an address after its blockchain group, into normal form. */
export function parseGroupAddress(text: string): GroupAddress {
  const colon = text.indexOf(':')
  const supported = `Supported are ${LAYER_ONES.join(', ')}`
  if (colon < 0) {
    throw new InputFault('badRequest', `has no group of blockchains before a colon. ${supported}`)
  }
  const group = text.slice(0, colon)
  if (!isOneOf(LAYER_ONES, group)) {
    const message = `begins with ${quoted(group)}, which is no group of blockchains. ${supported}`
    throw new InputFault('badRequest', message)
  }
  const address = text.slice(colon + 1)
  if (!isAddressOn(group, address)) {
    throw new InputFault(
      'badRequest',
      `has no address of ${group} after the colon: ${quoted(address)}`,
    )
  }
  return { group, address: unionAddress(text).slice(colon + 1) }
}
