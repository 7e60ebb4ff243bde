import { type AdministrationPlan, assertMaySend, type DropSettings } from '@mintline/aptos'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { PhaseName } from '../drop/changeTexts.ts'
import { type AptosDropOption, readAptosDrop } from '../drop/readAptosDrop.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { aptosPlanOf } from './aptosPlan.ts'
import { aptosPlans } from './aptosPlans.ts'
import { openAptosSession } from './openAptosSession.ts'

/** A command's plan. */
export interface NamedPlan {
  readonly plan: AdministrationPlan
  /** Phase names in the config. Default: none. */
  readonly names?: readonly PhaseName[]
}

/**
 * Changes a command's drop with a plan made from its present settings.
 *
 * @throws WRONG_DROP_WALLET before anything is simulated
 */
export async function changeAptosDrop(
  context: AptosContext,
  options: AptosDropOption,
  title: string,
  planOf: (settings: DropSettings) => NamedPlan,
): Promise<CommandResult> {
  const session = await openAptosSession(context)
  const { settings } = await readAptosDrop(context, options)
  const { plan, names } = planOf(settings)
  if (plan.calls.length > 0) assertMaySend(plan, session.address)
  return aptosPlans.executeAsResult(session, aptosPlanOf(title, plan, names))
}
