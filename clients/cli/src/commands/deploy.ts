import { termsOfCollection } from '../config/dropTermsOf.ts'
import { assertFitsNetwork } from '../config/realNetwork.ts'
import { planWithKeys } from '../launch/planWithKeys.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { describeReport, executePlan, exitCodeOfReport } from '../sending/executePlan.ts'
import { openSession } from '../sending/openSession.ts'

export async function deploy(context: CommandContext): Promise<CommandResult> {
  const loaded = context.config()
  const session = await openSession(context)
  assertFitsNetwork(context, session.cluster, loaded.path)
  const { collection } = loaded.config
  const terms = termsOfCollection(collection, session.cluster.currency)
  const { deployment, info, plan, whileKept } = await planWithKeys(session, terms)
  const { symbol } = collection
  const title = info ? `Update ${symbol} to match the config` : `Deploy ${symbol}`
  const sent = { title, transactions: plan.steps, ...plan.native }
  const report = await whileKept(() => executePlan(session, sent))
  return {
    text: `${describeReport(session, report)}\ncollection ${deployment}`,
    data: { deployment, ...report },
    exitCode: exitCodeOfReport(report),
  }
}
