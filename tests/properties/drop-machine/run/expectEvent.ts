import { aptosAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { Mint, OwnerStep } from '../model/steps.ts'
import type { Drop } from './drop.ts'
import type { Outcome } from './sendCall.ts'

/** The drop machine's events by the steps that they report. */
const EVENTS: Readonly<Record<(OwnerStep | Mint)['kind'], string>> = {
  mint: 'ItemsMinted',
  addPhase: 'PhaseAdded',
  modifyPhase: 'PhaseModified',
  removePhase: 'PhaseRemoved',
  upsertAllowlist: 'AllowlistUpserted',
  removeFromAllowlist: 'AllowlistRemoved',
  setTotalSupply: 'TotalSupplySet',
  setPlatformFee: 'PlatformFeeSet',
  setRevenueSplit: 'RevenueSplitSet',
  setRoyalties: 'RoyaltiesSet',
  setEndTime: 'EndTimeSet',
  setPaused: 'PauseSet',
  offerOwnership: 'OwnershipOffered',
  cancelOwnershipOffer: 'OwnershipOfferCancelled',
  acceptOwnership: 'OwnershipTransferred',
}

/** Expects one event from the drop machine, about the drop and the step. */
export function expectEvent(
  { world, contract }: Drop,
  { kind }: OwnerStep | Mint,
  { events }: Outcome,
): void {
  const module = `${world.network.publisher}::events::`
  const own = events
    .map(({ type, data }) => ({ type: longType(type), data: data as { collection: string } }))
    .filter(({ type }) => type.startsWith(module))
  expect(own.map(({ type }) => type)).to.deep.equal([`${module}${EVENTS[kind]}`])
  expect(own.map(({ data }) => aptosAddress(data.collection))).to.deep.equal([contract])
}

/** Returns an event type with its address in the normal form. */
function longType(type: string): string {
  const [address = '', ...names] = type.split('::')
  return [aptosAddress(address), ...names].join('::')
}
