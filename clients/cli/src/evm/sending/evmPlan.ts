import type { EvmStep, PlannedSteps } from '@mintline/evm/drop'
import { type Plan, settingChangeOf } from '../../plans/plan.ts'
import { settingPath } from '../config/settingPath.ts'

/** A transaction in a plan. */
export type PlannedTransaction = Omit<EvmStep, 'part'>

/** Transactions on an EVM chain, and what they change. */
export type EvmPlan = Plan<PlannedTransaction>

/** Makes a plan from steps, with paths in the config. */
export function evmPlanOf(title: string, { steps, changes }: PlannedSteps): EvmPlan {
  return {
    title,
    transactions: steps,
    changes: changes.map((change) => settingChangeOf(change, settingPath)),
  }
}
