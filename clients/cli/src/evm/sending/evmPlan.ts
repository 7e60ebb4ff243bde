import type { EvmSendableStep, PlannedSteps } from '@mintline/evm/drop'
import { inFile, type LoadedConfig } from '../../config/loadedConfig.ts'
import { type Plan, settingChangeOf } from '../../plans/plan.ts'
import { planOf } from '../../plans/planOf.ts'
import { settingPath } from '../config/settingPath.ts'

/** Transactions on an EVM chain, and what they change. */
export type EvmPlan = Plan<EvmSendableStep>

/**
 * Makes a plan from steps, with paths in the config.
 *
 * @param loaded The config that they are for. Default: none, for paths in version 1.
 */
export function evmPlanOf(
  title: string,
  { steps, changes }: PlannedSteps,
  loaded?: Pick<LoadedConfig<unknown>, 'pathOf'>,
): EvmPlan {
  const settings = changes.map((change) => settingChangeOf(change, settingPath))
  return planOf(title, steps, loaded ? inFile(loaded, settings) : settings)
}
