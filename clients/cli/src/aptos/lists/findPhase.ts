import { resolve } from 'node:path'
import type { AllowlistEntry, PhaseRecord } from '@mintline/aptos'
import { matchPhases } from '@mintline/aptos/drop'
import { usageError } from '../../commands/optionValues.ts'
import { CommandError } from '../../errors/commandError.ts'
import { openListFile } from '../../lists/listFile.ts'
import type { ReadRows } from '../../lists/readListRows.ts'
import type { AptosPhaseConfig } from '../config/aptosConfig.ts'
import { type AptosDropOption, type ReadAptosDrop, readAptosDrop } from '../drop/readAptosDrop.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { readAptosList } from './readAptosList.ts'

/** How a command names its list. */
export interface ListOption extends AptosDropOption {
  readonly phase: string
  readonly list?: string
}

/** A phase on chain, and its counterpart in the config. */
export interface FoundPhase extends ReadAptosDrop {
  readonly phase: PhaseRecord
  /** Undefined = the config has none for it. */
  readonly configured: AptosPhaseConfig | undefined
}

/**
 * Reads a command's drop, and finds the phase from `--phase`, by its name in the config or its id.
 *
 * @throws PHASE_NOT_NAMED, and the errors of `readAptosDrop`
 */
export async function findPhase(context: AptosContext, options: ListOption): Promise<FoundPhase> {
  const drop = await readAptosDrop(context, options)
  const { phases: records } = drop.settings
  const phases = drop.loaded?.config.phases ?? []
  const found = matchPhases(phases, records)
  const named = phases.findIndex(({ name }) => name === options.phase)
  const phase = found[named] ?? records.find(({ phaseId }) => `${phaseId}` === options.phase)
  if (!phase) {
    const names = phases.flatMap(({ name }, index) => (found[index] ? [name] : []))
    const ids = records.map(({ phaseId }) => `${phaseId}`)
    throw new CommandError('PHASE_NOT_NAMED', { phase: options.phase, known: [...names, ...ids] })
  }
  const index = found.indexOf(phase)
  return { ...drop, phase, configured: index < 0 ? undefined : phases[index] }
}

/**
 * Reads a command's list: from `--list`, otherwise from the phase in the config.
 *
 * @throws USAGE_INVALID, FILE_NOT_READABLE, LIST_INVALID
 */
export function readListOption(
  context: AptosContext,
  { list }: Pick<ListOption, 'list'>,
  { configured, loaded, phase }: FoundPhase,
): ReadRows<AllowlistEntry> & { readonly path: string } {
  const path =
    list === undefined
      ? configured?.list?.file && resolve(loaded?.folder ?? '.', configured.list.file)
      : context.path(list)
  if (path === undefined)
    throw usageError('Give --list, or set the list of the phase in the config')
  const standard = configured?.maxPerWallet ?? phase.maxPerWallet
  const read = readAptosList(openListFile(path), standard)
  for (const warning of read.warnings) context.output.warn(warning)
  return { ...read, path }
}
