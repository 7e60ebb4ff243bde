import type { Plan as ClientPlan, PlannedTransaction } from '@mintline/solana'
import { executeAsResult } from '../plans/carryOut.ts'
import type { Plan } from '../plans/plan.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { type ChangeDescriptionInput, describeChanges } from './describeChanges.ts'
import type { WriteSession } from './openSession.ts'

/** Commands and options that fix warnings. */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  ['OWED_PAYMENT_MOVES', ' with mintline claim --fund-receivers'],
  ['OWED_PAYMENT_WAITS', ', which --fund-receivers adds'],
])

/** Makes a command's plan from a client's; each warning names the command or option that fixes it, if there is one. */
export function solanaPlanOf(
  { cluster }: Pick<WriteSession, 'cluster'>,
  { title, transactions, warnings, changes = [] }: ClientPlan,
  about: ChangeDescriptionInput = {},
): Plan<PlannedTransaction> {
  return {
    title,
    transactions,
    changes,
    shown: describeChanges(changes, cluster.currency, about),
    warnings: warnings.map(({ code, message }) => ({
      code,
      message: `${message}${REMEDIES.get(code) ?? ''}`,
    })),
  }
}

/** Carries out a client's plan, and returns the result for a command that does nothing else. */
export function executePlanAsResult(
  session: WriteSession,
  plan: ClientPlan,
  about: ChangeDescriptionInput = {},
): Promise<CommandResult> {
  return executeAsResult(session, solanaPlanOf(session, plan, about))
}
