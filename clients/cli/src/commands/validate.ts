import { type InputProblem, isMintlineError } from '@mintline/core'
import { type OnlineOption, onlineWarnings } from '../config/onlineCheck.ts'
import { isTouched } from '../config/readConfigAs.ts'
import {
  assertListFitsNetwork,
  type NetworkOfConfig,
  networkProblems,
  warnOfLocalValues,
} from '../config/realNetwork.ts'
import { CommandError } from '../errors/commandError.ts'
import type { ConfiguredDrop, InspectedDrop, InspectedList } from '../launch/configuredDrop.ts'
import { indented, table } from '../output/table.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

/** Values in configs that name no network are only warned of. */
const NOT_NAMED: NetworkOfConfig = { isMainnet: false, isLocal: false }

const NO_LIST: InspectedList = { size: 0, root: undefined, warnings: [], checked: undefined }

export async function validate(
  context: BaseContext,
  configured: ConfiguredDrop,
  { online }: OnlineOption,
): Promise<CommandResult> {
  const { output } = context
  const drop = configured.inspect()
  const { path, placeOf } = drop
  const network = drop.network ?? NOT_NAMED
  const ofNetwork = drop.network ? networkProblems(context, network, { path, placeOf }) : []
  const { lists, problems: inLists } = await readLists(context, drop, network)
  const problems = [...drop.problems, ...ofNetwork, ...inLists]
  if (problems.length > 0) throw new CommandError('CONFIG_INVALID', { path, problems })
  if (!drop.network) warnOfLocalValues(context, path)
  const report = drop.report(lists)
  const ofOnline = online
    ? await onlineWarnings(context, drop.documents, { items: 2, isPublic: !network.isLocal })
    : []
  const ofLists = lists.flatMap((list) => list.warnings)
  const warnings = [...drop.warnings, ...ofLists, ...ofOnline]
  for (const warning of warnings) output.warn(warning)
  return {
    text: [`${path} has no problems`, indented(table(report.rows))].join('\n'),
    data: { path, ...report.data, warnings },
  }
}

/** Reads the lists of phases without problems: others cannot be checked against invalid terms. */
async function readLists(
  context: BaseContext,
  { lists: all, problems, placeOf }: InspectedDrop,
  network: NetworkOfConfig,
) {
  const wrong = problems.map(({ path }) => path)
  const lists: InspectedList[] = []
  const ofLists: ReturnType<typeof listProblems> = []
  for (const { phase, file, read } of all) {
    try {
      const list = isTouched(placeOf(phase).path, wrong) ? NO_LIST : await read()
      if (list.checked) assertListFitsNetwork(context, network, list.checked)
      lists.push(list)
    } catch (error) {
      ofLists.push(...listProblems(error, file, placeOf(`${phase}.list`)))
    }
  }
  return { lists, problems: ofLists }
}

/** Returns a list's problems, with its file name; if it cannot be read, one problem in the setting that names it. */
function listProblems(
  error: unknown,
  list: string | undefined,
  place: Pick<InputProblem, 'file' | 'line' | 'path'>,
): InputProblem[] {
  if (!isMintlineError(error)) throw error
  const { code, message } = error
  if (!isMintlineError(error, 'LIST_INVALID')) return [{ ...place, code, message }]
  return error.context.problems.map((problem) => ({ ...(list && { file: list }), ...problem }))
}
