import { buildAssets } from '@mintline/assets/node'
import { adviseOnSupply } from '../assets/adviseOnSupply.ts'
import { isFolder, withFileProgress } from '../assets/fileWork.ts'
import { buildInputOf, type SourceOptions, type TextOptions } from '../assets/sourceInput.ts'
import { counted } from '../output/counted.ts'
import { problemLines } from '../output/reportError.ts'
import { labelled } from '../output/table.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { checkSources } from './assetsCheck.ts'

interface BuildOptions extends SourceOptions, TextOptions {
  readonly out: string
}

export async function build(
  context: CommandContext,
  options: BuildOptions,
): Promise<CommandResult> {
  const input = buildInputOf(context, options, !isFolder(context.path(options.from)))
  if (context.options.dryRun) return adviseOnSupply(input, options, checkSources(context, input))
  const building = withFileProgress(context, 'Files', (work) =>
    buildAssets({ ...input, out: context.path(options.out) }, work),
  )
  const report = await adviseOnSupply(input, options, building)
  const { folder, type, items, written, kept, removed, previews, warnings } = report
  if (warnings.length > 0) context.output.warn(problemLines(warnings))
  const text = labelled([
    ['build', folder],
    ['items', type === 'edition' ? 'an open edition' : String(items)],
    ['previews', String(previews)],
    ['files', `${counted(written, 'file')} written, ${kept} kept, ${removed} removed`],
  ])
  return { text, data: report }
}
