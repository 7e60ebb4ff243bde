import { resolve } from 'node:path'
import { buildAllowlist } from '@mintline/aptos'
import { usageError } from '../../commands/optionValues.ts'
import { phaseIndexOf } from '../../config/phaseIndexOf.ts'
import { openListFile } from '../../lists/listFile.ts'
import { labelled } from '../../output/table.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { readAptosList } from '../lists/readAptosList.ts'
import type { AptosPhaseList } from '../lists/readAptosLists.ts'
import { writeListProofs } from '../lists/writeAptosProofs.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'

interface PhaseOption {
  readonly phase: string
}

interface ProofsOptions extends PhaseOption {
  readonly out: string
}

export function root(context: AptosContext, options: PhaseOption): CommandResult {
  const { path, merkle, entries } = readList(context, options)
  const text = labelled([
    ['root', merkle.merkleRoot],
    ['wallets', `${entries.length}`],
  ])
  return { text, data: { list: path, root: merkle.merkleRoot, size: entries.length } }
}

export async function proofs(
  context: AptosContext,
  options: ProofsOptions,
): Promise<CommandResult> {
  const list = readList(context, options)
  const { path, merkle, entries } = list
  const folder = context.path(options.out)
  const counts = await writeListProofs(context, list, folder)
  const { written, kept, removed } = counts
  const text = labelled([
    ['root', merkle.merkleRoot],
    ['proofs', `${written} files written, ${kept} kept, ${removed} removed`],
    ['folder', folder],
  ])
  const data = { list: path, root: merkle.merkleRoot, size: entries.length, folder, ...counts }
  return { text, data }
}

/** Reads a phase's list by name or number, whatever its type, without a network. */
function readList(context: AptosContext, { phase: name }: PhaseOption) {
  const { config, folder } = context.config()
  const phase = config.phases[phaseIndexOf(name, config.phases)]
  if (phase?.list?.file === undefined) throw usageError('Name a phase of the config with a list')
  const path = resolve(folder, phase.list.file)
  const { entries, warnings } = readAptosList(openListFile(path), phase.maxPerWallet)
  for (const warning of warnings) context.output.warn(warning)
  return { path, entries, warnings, merkle: buildAllowlist(entries) } satisfies AptosPhaseList
}
