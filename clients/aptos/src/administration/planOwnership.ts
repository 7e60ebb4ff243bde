import { aptosWallet } from '@mintline/core/identifiers'
import { AccountAddress } from '../bcs/values.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import { type AdministrationPlan, planOfSetting } from './administrationPlan.ts'
import type { DropSettings } from './dropSettings.ts'

/**
 * Plans to offer the ownership to a wallet, in place of any earlier offer. Nothing else changes until the wallet
 * accepts.
 *
 * @throws INVALID_ADDRESS, ADDRESS_OF_OTHER_CHAIN, OWNER_ALREADY
 */
export function planOwnershipOffer(settings: DropSettings, to: string): AdministrationPlan {
  const after = aptosWallet(to)
  const { collectionOwner, ownershipOfferedTo: before } = settings
  if (after === collectionOwner) throw new AptosClientError('OWNER_ALREADY', { wallet: after })
  const change = { type: 'set', field: 'ownershipOfferedTo', before, after } as const
  const changed = before === after ? undefined : change
  return planOfSetting(settings, changed, 'offerOwnership', [AccountAddress.from(after)])
}

/** Plans to withdraw the ownership offer. */
export function planOwnershipOfferCancellation(settings: DropSettings): AdministrationPlan {
  const before = settings.ownershipOfferedTo
  const change = { type: 'set', field: 'ownershipOfferedTo', before, after: undefined } as const
  return planOfSetting(settings, before && change, 'cancelOwnershipOffer', [])
}

/**
 * Plans to accept the ownership, sent by the wallet that it is offered to. Revenue and royalty recipients do not
 * change.
 *
 * @throws OWNERSHIP_NOT_OFFERED
 */
export function planOwnershipAcceptance(settings: DropSettings): AdministrationPlan {
  const { collection, collectionOwner: before, ownershipOfferedTo: after } = settings
  if (after === undefined) throw new AptosClientError('OWNERSHIP_NOT_OFFERED', { collection })
  const change = { type: 'set', field: 'collectionOwner', before, after } as const
  const plan = planOfSetting(settings, change, 'acceptOwnership', [])
  return { ...plan, sender: { role: 'next owner', address: after } }
}
