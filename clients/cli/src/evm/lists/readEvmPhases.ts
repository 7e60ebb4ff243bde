import { resolve } from 'node:path'
import { type CoinUnit, isMintlineError } from '@mintline/core'
import {
  type Allowlist,
  buildAllowlist,
  buildShardedAllowlist,
  NATIVE_TOKEN,
  nativeCoinOf,
  type ShardedAllowlist,
} from '@mintline/evm'
import type { Address, Hex } from 'viem'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { openListFile } from '../../lists/listFile.ts'
import { baseUnitsOf } from '../amounts/evmAmount.ts'
import type { EvmConfig, EvmPhaseConfig } from '../config/evmSchema.ts'
import { fetchCoins } from '../drop/fetchCoins.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { shardsUri } from './proofFolder.ts'
import { type ReadEvmList, readEvmList } from './readEvmList.ts'

/** A phase's list. */
export interface EvmPhaseList extends ReadEvmList {
  readonly path: string
  readonly allowlist: Allowlist
  /** Undefined = a document for each wallet. */
  readonly sharded: PublishedShards | undefined
}

/** A sharded list, and where it is published. */
export interface PublishedShards {
  readonly allowlist: ShardedAllowlist
  /** Its folder's address, with a slash at the end. */
  readonly baseUri: string
  /** The native coin's decimals, in which shards write all prices. */
  readonly coinDecimals: number
}

/** A phase in a config with everything that its condition needs. */
export interface ReadEvmPhase {
  readonly config: EvmPhaseConfig
  /** Currency address in the contract. */
  readonly currency: Address
  readonly coin: CoinUnit
  /** Price for one item, in the currency's base units. */
  readonly price: bigint
  /** Undefined = the config has no list for it. */
  readonly list: EvmPhaseList | undefined
  /** Undefined = for everybody. */
  readonly merkleRoot: Hex | undefined
}

/**
 * Reads a config's phases: their lists, and their prices in the base units that their currencies have on chain.
 *
 * @throws AMOUNT_UNIT_MISMATCH, AMOUNT_TOO_FINE, and the errors of `readPhaseList` and the node
 */
export async function readEvmPhases(
  context: EvmContext,
  loaded: LoadedConfig<EvmConfig>,
): Promise<ReadEvmPhase[]> {
  const { config } = loaded
  const currencies = config.phases.map(currencyOf)
  const coins = await fetchCoins(context, currencies)
  return config.phases.map((phase, index) => {
    const currency = currencies[index] ?? NATIVE_TOKEN
    const coin = coins.get(currency)
    if (!coin) throw new Error(`The currency ${currency} was not read.`)
    const price = baseUnitsOf(phase.price, coin, phase.currency === undefined)
    const list = readPhaseList(phase, loaded, coin)
    const merkleRoot = list?.allowlist.merkleRoot ?? phase.merkleRoot
    return { config: phase, currency, coin, price, list, merkleRoot }
  })
}

/** Returns a phase's currency address in the contract. */
export function currencyOf({ currency }: EvmPhaseConfig): Address {
  return currency ?? NATIVE_TOKEN
}

/**
 * Reads a phase's list; undefined if it has none.
 *
 * @param coin The phase's currency; undefined = not known, so that only the form of prices is checked.
 * @throws FILE_NOT_READABLE, and the errors of `readEvmList`
 */
export function readPhaseList(
  phase: EvmPhaseConfig,
  { config, folder }: LoadedConfig<EvmConfig>,
  coin: CoinUnit | undefined,
): EvmPhaseList | undefined {
  const { list, maxMintsPerWallet, currency } = phase
  if (list === undefined) return undefined
  const path = resolve(folder, list)
  const isNative = currency === undefined
  const price = coin ? baseUnitsOf(phase.price, coin, isNative) : 0n
  const flatFee = flatFeeOf(config, coin, isNative)
  const terms = { maxMintsPerWallet, coin, isNative, price, flatFee }
  const { entries, warnings } = readEvmList(openListFile(path), terms)
  const baseUri = shardsUri(phase, config, entries.length)
  if (baseUri === undefined) {
    return { path, entries, warnings, allowlist: buildAllowlist(entries), sharded: undefined }
  }
  const allowlist = buildShardedAllowlist(entries)
  const coinDecimals = nativeCoinOf(config.chain).decimals
  return { path, entries, warnings, allowlist, sharded: { allowlist, baseUri, coinDecimals } }
}

/**
 * Returns a config's flat fee in base units; 0 if there is none, or if it is in another currency, which is reported
 * elsewhere.
 */
function flatFeeOf({ collection }: EvmConfig, coin: CoinUnit | undefined, isNative: boolean) {
  const { flat } = collection.platformFee
  if (!flat || !coin) return 0n
  try {
    return baseUnitsOf(flat, coin, isNative)
  } catch (error) {
    if (!isMintlineError(error)) throw error
    return 0n
  }
}
