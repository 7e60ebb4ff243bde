import type { AdministrationPlan } from '@mintline/aptos'
import { type AptosStep, aptosSteps, dropChanges, type PhaseName } from '@mintline/aptos/drop'
import type { DropChange } from '@mintline/core/drop'
import { settingOfTerm } from '../../config/settingOfTerm.ts'
import { type Plan, type SettingChange, settingChangeOf } from '../../plans/plan.ts'
import { planOf } from '../../plans/planOf.ts'

/** Calls to the drop machine, and what they change. */
export type AptosPlan = Plan<AptosStep>

/**
 * Creates a command's plan from plans that are sent one after another.
 *
 * @param names Phase names, from the config. Default: none.
 */
export function aptosPlanOf(
  title: string,
  plans: readonly AdministrationPlan[],
  names: readonly PhaseName[] = [],
): AptosPlan {
  const changes = plans.flatMap((plan) => plan.changes)
  const settings = dropChanges(changes, names).map(aptosSettingChange)
  return planOf(title, plans.flatMap(aptosSteps), settings)
}

/** Converts a change in a drop's terms to one in a config. */
export function aptosSettingChange(change: DropChange): SettingChange {
  return settingChangeOf(change, (path) =>
    // A config has no place for a phase that is to be removed.
    path === 'phases' ? change.subject : settingOfTerm(path),
  )
}
