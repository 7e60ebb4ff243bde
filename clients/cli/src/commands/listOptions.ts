import { resolve } from 'node:path'
import type {
  AllowlistEntryInput,
  CollectionInfo,
  EditionPhase,
  MerkleEntryInput,
} from '@mintline/solana'
import { Option } from 'commander'
import type { Currency } from '../amounts/amount.ts'
import type { CollectionOption } from '../chain/collectionOption.ts'
import { readCollection } from '../chain/collectionOption.ts'
import { findPhase } from '../chain/phaseOption.ts'
import type { PhaseConfig } from '../config/schema.ts'
import { collectionOfConfig } from '../launch/collectionToBe.ts'
import { proofWarnings } from '../launch/lookupTable.ts'
import { type ReadList, readAllowlist, readMerkleList } from '../lists/readList.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import { usageError } from './optionValues.ts'

/** Names a phase on chain and its list. */
export interface PhaseListOptions extends CollectionOption {
  readonly phase: string
  readonly list?: string
}

export function phaseOption(): Option {
  return new Option(
    '--phase <index or name>',
    'the phase: its index, or its name in the config',
  ).makeOptionMandatory()
}

export function listOption(): Option {
  return new Option('--list <file>', 'CSV of address, price, amount (default: that of the config)')
}

/** The collection and its phase that a command is for. */
export async function readPhase(
  context: CommandContext,
  options: PhaseListOptions,
): Promise<{ info: CollectionInfo; phase: EditionPhase }> {
  const info = await readCollection(context, options)
  return { info, phase: findPhase(info, options.phase, context.configIfAny()?.config) }
}

/** Entries of `--list`, or of the list of the phase in the config. */
export function readGivenAllowlist(
  context: CommandContext,
  options: PhaseListOptions,
  phaseIndex: number,
  currency: Currency,
): ReadList<AllowlistEntryInput> {
  const { path, phase } = listOf(context, options.list, (phases) => phases[phaseIndex])
  const list = readAllowlist(path, { currency, phase })
  for (const warning of list.warnings) context.output.warn(warning)
  return list
}

/** Entries of `--list`, or of the list of the merkle phase with this name in the config. */
export function readGivenMerkleList(
  context: CommandContext,
  { list, phase: name }: { readonly list?: string; readonly phase?: string },
): ReadList<MerkleEntryInput> {
  const { path, phase } = listOf(context, list, (phases) =>
    phases.find((one, index) => one.name === name || String(index) === name),
  )
  const read = readMerkleList(path, { phase })
  for (const warning of read.warnings) context.output.warn(warning)
  return read
}

/** Says where mints of the config's collection would not hold the proofs of a list as they are. */
export async function warnOfLongProofs(context: CommandContext, wallets: number): Promise<void> {
  const config = context.configIfAny()?.config
  if (!config) return
  const warnings = await proofWarnings(collectionOfConfig(config), wallets)
  for (const warning of warnings) context.output.warn(warning)
}

function listOf(
  context: CommandContext,
  list: string | undefined,
  find: (phases: readonly PhaseConfig[]) => PhaseConfig | undefined,
): { path: string; phase?: PhaseConfig } {
  if (list !== undefined) return { path: context.path(list) }
  const loaded = context.configIfAny()
  const phase = loaded && find(loaded.config.phases)
  if (!loaded || !phase?.list) throw usageError('Give --list, or a phase of the config with a list')
  return { path: resolve(loaded.folder, phase.list), phase }
}
