import type { AdministrationCall } from '@mintline/aptos'

/** Titles for calls that change a drop. */
const TITLES: Partial<Readonly<Record<AdministrationCall['name'], string>>> = {
  createCollection: 'Create the drop',
  addPhase: 'Add a phase',
  modifyPhase: 'Modify a phase',
  removePhase: 'Remove a phase',
  setEndTime: 'Set the end',
  setTotalSupply: 'Set the maximum number of items',
  setPlatformFee: 'Set the platform fee',
  setRevenueSplit: 'Set the treasury',
  setRoyalties: 'Set the royalties',
  setPaused: 'Set whether mints are paused',
  offerOwnership: 'Offer the ownership',
  cancelOwnershipOffer: 'Cancel the offer of the ownership',
  acceptOwnership: 'Accept the ownership',
}

/** Returns a call's display title. */
export function callTitle(name: AdministrationCall['name']): string {
  return TITLES[name] ?? name
}
