import { resolve } from 'node:path'
import {
  type AllowlistEntryInput,
  type AmountUnit,
  type CollectionInfo,
  type EditionPhase,
  flatFeeOf,
  type MerkleEntryInput,
} from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { configToken, tokenNameOf, tokenOfPhase } from '../amounts/priceTokens.ts'
import type { CollectionOption } from '../chain/collectionOption.ts'
import { readCollection } from '../chain/collectionOption.ts'
import { fetchConfigTokens, fetchPhasesTokens } from '../chain/fetchTokens.ts'
import { findPhase } from '../chain/phaseOption.ts'
import { phaseIndexOf } from '../config/phaseIndexOf.ts'
import type { PhaseConfig } from '../config/solanaConfig.ts'
import { collectionOfConfig } from '../launch/collectionToBe.ts'
import { proofWarnings } from '../launch/lookupTable.ts'
import type { PricedList } from '../lists/cheapPrices.ts'
import { flatFeeOfConfig } from '../lists/flatFeeOfConfig.ts'
import { openListFile } from '../lists/listFile.ts'
import { type ReadList, readAllowlist, readMerkleList } from '../lists/readList.ts'
import { namedUnit, unitOfPrices } from '../lists/unitOfPrices.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import { usageError } from './optionValues.ts'

/** A phase on chain and its list. */
export interface PhaseListOptions extends CollectionOption {
  readonly phase: string
  readonly list?: string
  readonly unit?: AmountUnit
}

/** A list with its entries, before its prices are used. */
export type UnpricedList<Entry> = ReadList<Entry> & PricedList

/** True to wait for another process that changes the same list. */
export interface WaitOption {
  readonly wait: boolean
}

/** A collection and one phase in it. */
export interface CollectionPhase {
  readonly info: CollectionInfo
  readonly phase: EditionPhase
}

/** Reads a command's collection and phase. */
export async function readPhase(
  context: CommandContext,
  options: PhaseListOptions,
): Promise<CollectionPhase> {
  const info = await readCollection(context, options)
  return { info, phase: findPhase(info, options.phase, context.configIfAny()?.config) }
}

/** Reads the entries from `--list`, or from the phase's list in the config. */
export async function readAllowlistOption(
  context: CommandContext,
  options: PhaseListOptions,
  { info, phase: onChain }: CollectionPhase,
  currency: Currency,
): Promise<UnpricedList<AllowlistEntryInput>> {
  const { path, phase } = listOf(context, options.list, (phases) => phases[onChain.phaseIndex])
  const file = openListFile(path)
  const sources = { given: options.unit, phase, currency }
  const token = (await fetchPhasesTokens(context, [onChain])).get(onChain.priceToken)
  const unit = token ? undefined : await unitOfPrices(context, file, sources)
  const flatFee = flatFeeOf(info.platformFees)
  const list = readAllowlist(file, { currency, token, phase, unit, flatFee })
  for (const warning of list.warnings) context.output.warn(warning)
  return { ...list, isUnitNamed: namedUnit(sources) !== undefined }
}

/** A merkle list, without a network. */
export interface MerkleListOptions {
  readonly list?: string
  readonly phase?: string
  readonly unit?: AmountUnit
}

/** Reads the entries from `--list`, or from the list that a merkle phase with this name has in the config. */
export async function readMerkleListOption(
  context: CommandContext,
  { list, phase: name, unit: given }: MerkleListOptions,
): Promise<UnpricedList<MerkleEntryInput>> {
  const { path, phase } = listOf(context, list, (phases) =>
    name === undefined ? undefined : phases[phaseIndexOf(name, phases)],
  )
  const file = openListFile(path)
  const config = context.configIfAny()?.config
  const isInToken = phase !== undefined && tokenNameOf(phase) !== undefined
  const tokens = config && isInToken ? await fetchConfigTokens(context, config) : new Map()
  const token = phase && tokenOfPhase(phase, tokens)
  const unit = token ? undefined : await unitOfPrices(context, file, { given, phase })
  const flatFee = phase && config ? flatFeeOfConfig(config) : 0n
  const read = readMerkleList(file, { token, phase, unit, flatFee })
  for (const warning of read.warnings) context.output.warn(warning)
  return { ...read, isUnitNamed: namedUnit({ given, phase }) !== undefined }
}

/** Warns if mints in the config's collection, and in its phase if one is named, have no room for a list's proofs. */
export function warnOfLongProofs(
  context: CommandContext,
  { phase: name }: MerkleListOptions,
  wallets: number,
): void {
  const config = context.configIfAny()?.config
  if (!config) return
  const { phases, currencies } = config
  const phase = name === undefined ? undefined : phases[phaseIndexOf(name, phases)]
  const warnings = proofWarnings(
    collectionOfConfig(config),
    wallets,
    phase && configToken(phase, currencies),
  )
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
  const file = phase?.list?.file
  if (!loaded || file === undefined) {
    throw usageError('Give --list, or a phase of the config with a list')
  }
  return { path: resolve(loaded.folder, file), phase }
}
