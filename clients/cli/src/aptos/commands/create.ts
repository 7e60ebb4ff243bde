import { assertToCome } from '../../config/loadConfigAs.ts'
import { assertFitsNetwork } from '../../config/realNetwork.ts'
import { confirm, describeReport, execute, exitCodeOf } from '../../plans/carryOut.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import { APTOS_CONFIG } from '../config/aptosConfigKind.ts'
import { findOwnDrop } from '../launch/findOwnDrop.ts'
import { planAptosCreation } from '../launch/planAptosLaunch.ts'
import { sendCreation } from '../launch/sendCreation.ts'
import { openAptosSession } from '../sending/openAptosSession.ts'

export async function create(context: AptosContext): Promise<CommandResult> {
  const loaded = context.config()
  const session = await openAptosSession(context)
  assertFitsNetwork(context, session.chain, loaded.path)
  const own = await findOwnDrop(context, loaded, session.address)
  const title = `Create ${loaded.config.name}`
  const { contract } = own.reference
  if (own.present) {
    const { dryRun } = context.options
    if (!dryRun) await sendCreation(session, loaded, own)
    const text = `${title}: nothing to do\ncontract ${contract}`
    return { text, data: { contract, title, changes: [], dryRun, transactions: [] } }
  }
  assertToCome(APTOS_CONFIG, loaded.path)
  const plan = await planAptosCreation(session, loaded, own)
  if (context.options.dryRun) {
    const report = await execute(session, plan)
    const exitCode = exitCodeOf(report)
    return { text: describeReport(session, plan, report), data: { contract, ...report }, exitCode }
  }
  await confirm(session, plan)
  const transactions = await sendCreation(session, loaded, own)
  return {
    text: `${title}: done\ncontract ${contract}`,
    data: { contract, title, changes: plan.changes, dryRun: false, transactions },
  }
}
