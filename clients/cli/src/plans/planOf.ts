import type { PlanWarning } from '@mintline/core/drop'
import type { Plan, PlannedCall, SettingChange } from './plan.ts'
import { changeSections } from './planSections.ts'

/**
 * Creates a plan that changes settings.
 *
 * @param warnings Default: none.
 */
export function planOf<Call extends PlannedCall>(
  title: string,
  transactions: readonly Call[],
  changes: readonly SettingChange[],
  warnings: readonly PlanWarning[] = [],
): Plan<Call> {
  return { title, transactions, changes, sections: changeSections(changes), warnings }
}
