import type { Command } from 'commander'
import { configName } from '../config/configNames.ts'
import { assertOwnWallets } from '../config/developmentWalletUse.ts'
import { planCollection } from '../launch/planCollection.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { describeReport, executePlan, exitCodeOfReport } from '../sending/executePlan.ts'
import { openSession } from '../sending/openSession.ts'
import { withExamples } from './examples.ts'

interface DeployOptions {
  readonly fundReceivers: boolean
}

export function addDeploy(program: Command, runtime: Runtime): void {
  const command = program
    .command('deploy')
    .description(
      'Deploy the collection of the config, without phases; finish or update one that is there.',
    )
    .option('--fund-receivers', 'give treasury and fee recipients the rent that they lack', false)
  withExamples(command, ['mintline deploy --dry-run', 'mintline deploy --cluster devnet'])
  runtime.on(command, deploy, configName)
}

async function deploy(context: CommandContext, options: DeployOptions): Promise<CommandResult> {
  const loaded = context.config()
  const session = await openSession(context)
  assertOwnWallets(context, session.cluster, loaded)
  const work = await planCollection(session, loaded.config.collection, options)
  const report = await work.whileKept(() => executePlan(session, work.plan))
  const { deployment } = work
  return {
    text: `${describeReport(session, report)}\ncollection ${deployment}`,
    data: { deployment, ...report },
    exitCode: exitCodeOfReport(report),
  }
}
