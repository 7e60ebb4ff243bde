import {
  type AllowlistEntryInput,
  type AmountUnit,
  type CollectionInfo,
  type EditionPhase,
  flatFeeOf,
} from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import type { CollectionOption } from '../chain/collectionOption.ts'
import { readCollection } from '../chain/collectionOption.ts'
import { fetchPhasesTokens } from '../chain/fetchTokens.ts'
import { findPhase } from '../chain/phaseOption.ts'
import type { PricedList } from '../lists/cheapPrices.ts'
import { listPath, openListFile } from '../lists/listFile.ts'
import { type ReadList, readAllowlist } from '../lists/readList.ts'
import { namedUnit, unitOfPrices } from '../lists/unitOfPrices.ts'
import type { CommandContext } from '../runtime/commandContext.ts'

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
  const loaded = context.configIfAny()
  const phase = options.list === undefined ? loaded?.config.phases[onChain.phaseIndex] : undefined
  const file = openListFile(listPath(context, options.list, { folder: loaded?.folder, phase }))
  const sources = { given: options.unit, phase, currency }
  const token = (await fetchPhasesTokens(context, [onChain])).get(onChain.priceToken)
  const unit = token ? undefined : await unitOfPrices(context, file, sources)
  const flatFee = flatFeeOf(info.platformFees)
  const list = readAllowlist(file, { currency, token, phase, unit, flatFee })
  for (const warning of list.warnings) context.output.warn(warning)
  return { ...list, isUnitNamed: namedUnit(sources) !== undefined }
}
