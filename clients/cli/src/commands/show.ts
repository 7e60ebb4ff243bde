import type { Command } from 'commander'
import {
  type CollectionOption,
  collectionOption,
  readCollection,
} from '../chain/collectionOption.ts'
import { describeCollection } from '../chain/describeCollection.ts'
import { readDescribedAt } from '../chain/describedAt.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'

export function addShow(program: Command, runtime: Runtime): void {
  const command = program
    .command('show')
    .description('Show a collection as it is on chain.')
    .addOption(collectionOption())
  withExamples(command, [
    'mintline show',
    'mintline show --collection FIRST --cluster devnet',
    'mintline show --collection FIRST --json',
  ])
  runtime.on(command, show)
}

async function show(context: CommandContext, options: CollectionOption): Promise<CommandResult> {
  const info = await readCollection(context, options)
  const at = await readDescribedAt(context, info.symbol)
  return { text: describeCollection(info, at), data: info }
}
