import type { Command } from 'commander'
import {
  type CollectionOption,
  collectionOption,
  readCollection,
} from '../chain/collectionOption.ts'
import { readDescribedAt } from '../chain/describedAt.ts'
import { describePhases } from '../chain/describePhases.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'

export function addPhaseList(phase: Command, runtime: Runtime): void {
  const command = phase
    .command('list')
    .description('List the phases of a collection.')
    .addOption(collectionOption())
  runtime.on(withExamples(command, ['mintline phase list', 'mintline phase list --json']), list)
}

async function list(context: CommandContext, options: CollectionOption): Promise<CommandResult> {
  const info = await readCollection(context, options)
  const at = await readDescribedAt(context, info.symbol)
  const text = info.phases.length === 0 ? 'No phases' : describePhases(info.phases, at)
  return { text, data: info.phases }
}
