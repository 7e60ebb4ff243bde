import { assertFitsNetwork } from '../config/realNetwork.ts'
import { planCollection } from '../launch/planCollection.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { describeReport, executePlan, exitCodeOfReport } from '../sending/executePlan.ts'
import { openSession } from '../sending/openSession.ts'

export async function deploy(context: CommandContext): Promise<CommandResult> {
  const loaded = context.config()
  const session = await openSession(context)
  assertFitsNetwork(context, session.cluster, loaded.path)
  const work = await planCollection(session, loaded.config.collection)
  const report = await work.whileKept(() => executePlan(session, work.plan))
  const { deployment } = work
  return {
    text: `${describeReport(session, report)}\ncollection ${deployment}`,
    data: { deployment, ...report },
    exitCode: exitCodeOfReport(report),
  }
}
