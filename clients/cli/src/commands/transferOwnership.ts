import { prepareTransferOwnership } from '@mintline/solana'
import type { Command } from 'commander'
import {
  type CollectionOption,
  collectionOption,
  readCollection,
} from '../chain/collectionOption.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { executePlanAsResult } from '../sending/executePlan.ts'
import { openSession } from '../sending/openSession.ts'
import { withExamples } from './examples.ts'

interface TransferOptions extends CollectionOption {
  readonly to: string
}

export function addTransferOwnership(program: Command, runtime: Runtime): void {
  const command = program
    .command('transfer-ownership')
    .description('Hand a collection to a new owner, at once and for good. Signed by the creator.')
    .addOption(collectionOption())
    .requiredOption('--to <address>', 'wallet of the new owner')
  runtime.on(
    withExamples(command, ['mintline transfer-ownership --to <address> --dry-run']),
    transfer,
  )
}

async function transfer(context: CommandContext, options: TransferOptions): Promise<CommandResult> {
  const session = await openSession(context)
  const info = await readCollection(context, options)
  const input = { info, wallet: session.address, newOwner: options.to }
  const plan = await prepareTransferOwnership(session.cluster.connection, input)
  return executePlanAsResult(session, plan)
}
