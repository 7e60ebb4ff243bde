import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import { readDescribedAt } from '../chain/describedAt.ts'
import { describePhases } from '../chain/describePhases.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

export async function list(
  context: CommandContext,
  options: CollectionOption,
): Promise<CommandResult> {
  const info = await readCollection(context, options)
  const at = await readDescribedAt(context, info)
  const text = info.phases.length === 0 ? 'No phases' : describePhases(info.phases, at)
  return { text, data: info.phases }
}
