import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AssetsError } from '@mintline/assets'
import { BUILD_MANIFEST, type BuildInput, openBuild, planBuild } from '@mintline/assets/node'
import { adviseOnSupply } from '../assets/adviseOnSupply.ts'
import { isFolder, withFileProgress } from '../assets/fileWork.ts'
import { buildInputOf, type SourceOptions } from '../assets/sourceInput.ts'
import { counted } from '../output/counted.ts'
import { problemLines } from '../output/reportError.ts'
import { labelled } from '../output/table.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

/** Item name if neither options nor config have one: a check does not depend on it. */
const ANY_NAME = '{}'

export async function check(
  context: CommandContext,
  options: SourceOptions,
): Promise<CommandResult> {
  const path = context.path(options.from)
  const isEdition = !isFolder(path)
  if (!isEdition && existsSync(join(path, BUILD_MANIFEST))) return checkBuild(context, path)
  const hasName = options.name !== undefined || context.configIfAny() !== undefined
  const name = hasName ? {} : { name: isEdition ? 'edition' : ANY_NAME }
  const input = buildInputOf(context, { ...options, ...name }, isEdition)
  return adviseOnSupply(input, options, checkSources(context, input))
}

/** @throws ASSETS_INVALID with all problems */
export async function checkSources(
  context: CommandContext,
  input: BuildInput,
): Promise<CommandResult> {
  const plan = await withFileProgress(context, 'Files', (work) => planBuild(input, work))
  const { type, items, files, documents, holes, problems, warnings } = plan
  if (warnings.length > 0) context.output.warn(problemLines(warnings))
  if (problems.length > 0)
    throw new AssetsError('ASSETS_INVALID', { source: input.source, problems })
  const previews = files.filter(({ preview }) => preview !== undefined).length
  const text = labelled([
    ['source', input.source],
    ['traits', plan.traits ?? 'none'],
    ['items', type === 'edition' ? 'an open edition' : String(items)],
    ['files', `${counted(files.length, 'file')}, ${counted(previews, 'preview')} to make`],
    ['problems', 'none'],
  ])
  const data = { source: input.source, type, items, traits: plan.traits, previews, holes, warnings }
  return { text, data: { ...data, documents: [...documents.keys()] } }
}

async function checkBuild(context: CommandContext, path: string): Promise<CommandResult> {
  const build = await withFileProgress(context, 'Files', () => openBuild(path))
  const { folder, type, items, documents, media } = build
  const text = labelled([
    ['build', folder],
    ['items', type === 'edition' ? 'an open edition' : String(items)],
    ['files', `${counted(documents.size, 'document')}, ${counted(media.length, 'other file')}`],
    ['problems', 'none'],
  ])
  return { text, data: { folder, type, items, documents: [...documents.keys()], media } }
}
