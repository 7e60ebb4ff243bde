import type { DropPlan } from '@mintline/core/drop'
import type { EvmSendableStep, PlannedSteps } from '@mintline/evm/drop'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { type Plan, settingChangeOf, settingWarningOf } from '../../plans/plan.ts'
import { planOf } from '../../plans/planSections.ts'
import type { EvmConfig } from '../config/evmConfig.ts'
import { settingPathIn } from '../config/settingPath.ts'

/** Transactions on an EVM chain, and what they change. */
export type EvmPlan = Plan<EvmSendableStep>

/**
 * Makes a plan from steps, with paths in the config.
 *
 * @param loaded The config that they are for. Default: none, for paths in version 2.
 */
export function evmPlanOf(
  title: string,
  { steps, changes, warnings = [] }: PlannedSteps & Partial<Pick<DropPlan, 'warnings'>>,
  loaded?: LoadedConfig<EvmConfig>,
): EvmPlan {
  const pathOf = settingPathIn(loaded)
  return planOf(
    title,
    steps,
    changes.map((change) => settingChangeOf(change, pathOf)),
    warnings.map((warning) => settingWarningOf(warning, pathOf)),
  )
}
