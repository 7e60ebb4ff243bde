import type { Plan, PlannedCall, SettingChange } from './plan.ts'
import { changeSections } from './planSections.ts'

/** Creates a plan that changes settings. */
export function planOf<Call extends PlannedCall>(
  title: string,
  transactions: readonly Call[],
  changes: readonly SettingChange[],
): Plan<Call> {
  return { title, transactions, changes, sections: changeSections(changes) }
}
