import { canAsk, type TypedInput } from '../output/confirm.ts'
import { choose } from '../output/prompts.ts'
import { changeSections, sectionsText } from '../plans/planSections.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { ConfigUpdate } from './configUpdate.ts'

/**
 * Shows what an update changes in a config. Returns true if it may be written: the user says so, or `--yes` does.
 *
 * @param input The user's input.
 * @throws INTERRUPTED for Ctrl-C
 */
export async function askForUpdate(
  context: Pick<CommandContext, 'options' | 'output' | 'signal'>,
  update: ConfigUpdate | undefined,
  input: TypedInput,
): Promise<boolean> {
  const { output, options } = context
  for (const warning of update?.warnings ?? []) output.warn(warning)
  if (update === undefined || update.changes.length === 0) return false
  output.info(sectionsText(changeSections(update.changes)))
  if (options.dryRun) return false
  if (options.yes) return true
  if (!canAsk(output, input)) return false
  const message = 'Write these settings to the config, once everything is uploaded?'
  return (await choose(context, { message, labels: ['Yes', 'No'] }, input)) === 0
}
