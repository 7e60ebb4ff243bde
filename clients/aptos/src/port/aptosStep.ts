import type { DropStep } from '@mintline/core/drop'
import type {
  AdministrationCall,
  AdministrationPlan,
} from '../administration/administrationPlan.ts'

/** A call to the drop machine. */
export interface AptosStep extends DropStep {
  /** The call alone, for `previewPlan` and `sendPlan`. */
  readonly plan: AdministrationPlan
}

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

/** Returns a plan's calls as steps. */
export function aptosSteps(plan: AdministrationPlan): AptosStep[] {
  return plan.calls.map((call) => ({
    title: TITLES[call.name] ?? call.name,
    // What follows a creation depends on settings that only the drop machine knows.
    part: call.name === 'createCollection' ? 'creation' : 'settings',
    plan: { ...plan, calls: [call] },
  }))
}
