import { type AdministrationPlan, assertMaySend, type DropSettings } from '@mintline/aptos'
import { type AptosStep, aptosSteps, dropChanges } from '@mintline/aptos/drop'
import type { DropChange } from '@mintline/core/drop'
import { settingOfTerm } from '../../config/settingOfTerm.ts'
import { executeAsResult } from '../../plans/carryOut.ts'
import { type Plan, type SettingChange, settingChangeOf } from '../../plans/plan.ts'
import { planOf } from '../../plans/planSections.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import { type AptosDropOption, readAptosDrop } from '../drop/readAptosDrop.ts'
import { openAptosSession } from './openAptosSession.ts'

/** Calls to the drop machine, and what they change. */
export type AptosPlan = Plan<AptosStep>

/**
 * Changes a command's drop with a plan made from its present settings.
 *
 * @throws WRONG_DROP_WALLET before anything is simulated
 */
export async function changeAptosDrop(
  context: AptosContext,
  options: AptosDropOption,
  title: string,
  planFor: (settings: DropSettings) => AdministrationPlan,
): Promise<CommandResult> {
  const session = await openAptosSession(context, { mayPropose: true })
  const { settings } = await readAptosDrop(context, options)
  const plan = planFor(settings)
  assertMaySend(plan, session.address)
  const changes = dropChanges(plan.changes, []).map(aptosSettingChange)
  return executeAsResult(session, planOf(title, aptosSteps(plan), changes))
}

/** Converts a change in a drop's terms to one in a config. */
export function aptosSettingChange(change: DropChange): SettingChange {
  return settingChangeOf(change, (path) =>
    // A config has no place for a phase that is to be removed.
    path === 'phases' ? change.subject : settingOfTerm(path),
  )
}
