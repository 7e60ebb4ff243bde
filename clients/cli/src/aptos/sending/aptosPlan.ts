import type { AdministrationPlan, DropSettings } from '@mintline/aptos'
import type { Plan, PlannedCall } from '../../plans/plan.ts'
import { changeTexts, type PhaseName } from '../drop/changeTexts.ts'
import { callTitle } from './callTitle.ts'

/** A call to the drop machine. */
export interface AptosCall extends PlannedCall {
  /** The call alone. */
  readonly plan: AdministrationPlan
}

/** Calls to the drop machine, and what they change. */
export type AptosPlan = Plan<AptosCall>

/**
 * Creates a command's plan.
 *
 * @param names Phase names, from the config. Default: none.
 */
export function aptosPlanOf(
  title: string,
  plan: AdministrationPlan,
  names: readonly PhaseName[] = [],
): AptosPlan {
  return {
    title,
    transactions: plan.calls.map((call) => ({
      title: callTitle(call.name),
      plan: { ...plan, calls: [call] },
    })),
    changes: plan.changes.flatMap((change) => changeTexts(change, names)),
  }
}

/** Merges several plans for a drop into one. */
export function asOnePlan(
  settings: Pick<DropSettings, 'machine' | 'collectionOwner'>,
  plans: readonly AdministrationPlan[],
): AdministrationPlan {
  const { machine, collectionOwner: address } = settings
  return {
    machine,
    sender: { role: 'owner', address },
    changes: plans.flatMap(({ changes }) => [...changes]),
    calls: plans.flatMap(({ calls }) => [...calls]),
  }
}
