import { resolve } from 'node:path'
import type { CoinUnit } from '@mintline/core'
import { type Allowlist, buildAllowlist, NATIVE_TOKEN } from '@mintline/evm'
import type { Address, Hex } from 'viem'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { openListFile } from '../../lists/listFile.ts'
import { baseUnitsOf } from '../amounts/evmAmount.ts'
import type { EvmConfig, EvmPhaseConfig } from '../config/evmSchema.ts'
import { fetchCoins } from '../drop/fetchCoins.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { type ReadEvmList, readEvmList } from './readEvmList.ts'

/** The list of a phase. */
export interface EvmPhaseList extends ReadEvmList {
  readonly path: string
  readonly allowlist: Allowlist
}

/** A phase of a config with everything that its condition needs. */
export interface ReadEvmPhase {
  readonly config: EvmPhaseConfig
  /** Currency address in the contract. */
  readonly currency: Address
  readonly coin: CoinUnit
  /** Base units of the currency for one item. */
  readonly price: bigint
  /** Undefined = the config has no list for it. */
  readonly list: EvmPhaseList | undefined
  /** Undefined = for everybody. */
  readonly merkleRoot: Hex | undefined
}

/**
 * Reads the phases of a config: their lists, and their prices in base units of the currencies on chain.
 *
 * @throws AMOUNT_UNIT_MISMATCH, AMOUNT_TOO_FINE, and the errors of `readPhaseList` and of the node
 */
export async function readEvmPhases(
  context: EvmContext,
  { config, folder }: LoadedConfig<EvmConfig>,
): Promise<ReadEvmPhase[]> {
  const currencies = config.phases.map(currencyOf)
  const coins = await fetchCoins(context, currencies)
  return config.phases.map((phase, index) => {
    const currency = currencies[index] ?? NATIVE_TOKEN
    const coin = coins.get(currency)
    if (!coin) throw new Error(`The currency ${currency} was not read.`)
    const price = baseUnitsOf(phase.price, coin, phase.currency === undefined)
    const list = readPhaseList(phase, folder, coin)
    const merkleRoot = list?.allowlist.merkleRoot ?? phase.merkleRoot
    return { config: phase, currency, coin, price, list, merkleRoot }
  })
}

/** Currency address of a phase in the contract. */
export function currencyOf({ currency }: EvmPhaseConfig): Address {
  return currency ?? NATIVE_TOKEN
}

/**
 * Reads the list of a phase; undefined where it has none.
 *
 * @param coin Currency of the phase; undefined = not known, so that prices are only checked for their form.
 * @throws FILE_NOT_READABLE, and the errors of `readEvmList`
 */
export function readPhaseList(
  { list, maxMintsPerWallet, currency }: EvmPhaseConfig,
  folder: string,
  coin: CoinUnit | undefined,
): EvmPhaseList | undefined {
  if (list === undefined) return undefined
  const path = resolve(folder, list)
  const terms = { maxMintsPerWallet, coin, isNative: currency === undefined }
  const { entries, warnings } = readEvmList(openListFile(path), terms)
  return { path, entries, warnings, allowlist: buildAllowlist(entries) }
}
