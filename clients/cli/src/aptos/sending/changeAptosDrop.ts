import { type AdministrationPlan, assertMaySend, type DropSettings } from '@mintline/aptos'
import type { PhaseName } from '@mintline/aptos/drop'
import { executeAsResult } from '../../plans/carryOut.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import { type AptosDropOption, readAptosDrop } from '../drop/readAptosDrop.ts'
import { aptosPlanOf } from './aptosPlan.ts'
import { openAptosSession } from './openAptosSession.ts'

/** A command's plans, sent one after another. */
export interface NamedPlans {
  readonly plans: readonly AdministrationPlan[]
  /** Phase names in the config. Default: none. */
  readonly names?: readonly PhaseName[]
}

/**
 * Changes a command's drop with plans made from its present settings.
 *
 * @throws WRONG_DROP_WALLET before anything is simulated
 */
export async function changeAptosDrop(
  context: AptosContext,
  options: AptosDropOption,
  title: string,
  plansOf: (settings: DropSettings) => NamedPlans,
): Promise<CommandResult> {
  const session = await openAptosSession(context, { mayPropose: true })
  const { settings } = await readAptosDrop(context, options)
  const { plans, names } = plansOf(settings)
  const plan = aptosPlanOf(title, plans, names)
  for (const step of plan.transactions) assertMaySend(step.plan, session.address)
  return executeAsResult(session, plan)
}
