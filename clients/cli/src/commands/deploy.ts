import { termsOfCollection } from '../config/dropTermsOf.ts'
import { assertFitsNetwork } from '../config/realNetwork.ts'
import { planWithKeys } from '../launch/planWithKeys.ts'
import { describeReport, execute, exitCodeOf } from '../plans/carryOut.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { openSession } from '../sending/openSession.ts'
import { solanaPlanOf } from '../sending/solanaPlan.ts'

export async function deploy(context: CommandContext): Promise<CommandResult> {
  const loaded = context.config()
  const session = await openSession(context)
  assertFitsNetwork(context, session.cluster, loaded.path)
  const { config } = loaded
  const terms = termsOfCollection(config, session.cluster.currency)
  const { deployment, info, plan, whileKept } = await planWithKeys(session, terms)
  const { symbol } = config
  const title = info ? `Update ${symbol} to match the config` : `Deploy ${symbol}`
  const own = { title, transactions: plan.steps, ...plan.native }
  const sent = solanaPlanOf(session, own, { loaded })
  const report = await whileKept(() => execute(session, sent))
  return {
    text: `${describeReport(session, sent, report)}\ncollection ${deployment}`,
    data: { deployment, ...report },
    exitCode: exitCodeOf(report),
  }
}
