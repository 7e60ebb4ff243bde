import { assertToCome } from '../../config/loadConfigAs.ts'
import { assertFitsNetwork } from '../../config/realNetwork.ts'
import { confirm, describeReport, execute, exitCodeOf } from '../../plans/carryOut.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { EvmContext } from '../chain/evmContext.ts'
import { EVM_CONFIG } from '../config/evmConfigKind.ts'
import { planDeployment, sendDeployment } from '../launch/planDeployment.ts'
import { openEvmSession } from '../sending/openEvmSession.ts'

export async function deploy(context: EvmContext): Promise<CommandResult> {
  const loaded = context.config()
  const session = await openEvmSession(context)
  assertFitsNetwork(context, session.chain, loaded.path)
  const { contract, plan } = await planDeployment(session, loaded)
  if (contract === undefined) assertToCome(EVM_CONFIG, loaded.path)
  if (context.options.dryRun || contract !== undefined) {
    const report = await execute(session, plan)
    const text = [describeReport(session, plan, report), ...contractLine(contract)].join('\n')
    return { text, data: { contract, ...report }, exitCode: exitCodeOf(report) }
  }
  await confirm(session, plan)
  const { contract: deployed, transactions } = await sendDeployment(session, loaded)
  const { title, changes } = plan
  return {
    text: [`${title}: done`, ...contractLine(deployed)].join('\n'),
    data: { contract: deployed, title, changes, dryRun: false, transactions },
  }
}

function contractLine(contract: string | undefined): string[] {
  return contract === undefined ? [] : [`contract ${contract}`]
}
