import { resolve } from 'node:path'
import { type CoinUnit, isMintlineError } from '@mintline/core'
import {
  type Allowlist,
  buildAllowlist,
  buildShardedAllowlist,
  nativeCoinOf,
  type ShardedAllowlist,
} from '@mintline/evm'
import type { Address, Hex } from 'viem'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { openListFile } from '../../lists/listFile.ts'
import { baseUnitsOf } from '../amounts/evmAmount.ts'
import type { ChainReader } from '../chain/resolveChain.ts'
import {
  currencyOf,
  type EvmConfig,
  type EvmPhaseConfig,
  type EvmTokenConfig,
  phaseName,
  proofSubfolder,
  tokensOf,
} from '../config/evmConfig.ts'
import { fetchCoins } from '../drop/fetchCoins.ts'
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

/** A token id, or an erc721 drop, with its phases. */
export interface ReadEvmToken {
  readonly config: EvmTokenConfig
  readonly phases: readonly ReadEvmPhase[]
}

/**
 * Reads the phases of all token ids in a config: their lists, and their prices in the base units that their currencies
 * have on chain.
 *
 * @throws AMOUNT_UNIT_MISMATCH, AMOUNT_TOO_FINE, and the errors of `readPhaseList` and the node
 */
export async function readEvmTokens(
  context: ChainReader,
  loaded: LoadedConfig<EvmConfig>,
): Promise<ReadEvmToken[]> {
  const tokens = tokensOf(loaded.config)
  const currencies = tokens.flatMap(({ phases }) => phases.map(currencyOf))
  const coins = await fetchCoins(context, currencies)
  return tokens.map((config) => ({
    config,
    phases: config.phases.map((phase): ReadEvmPhase => {
      const currency = currencyOf(phase)
      const coin = coins.get(currency)
      if (!coin) throw new Error(`The currency ${currency} was not read.`)
      const price = baseUnitsOf(phase.price, coin, phase.currency === undefined)
      const list = readPhaseList(phase, config, loaded, coin)
      const merkleRoot = list?.allowlist.merkleRoot ?? (phase.list?.root as Hex | undefined)
      return { config: phase, currency, coin, price, list, merkleRoot }
    }),
  }))
}

/** A list in a config with the names of its phase. */
export interface NamedList {
  /** The phase's name, with that of a listed token id. */
  readonly name: string
  /** Subfolder for its proofs. */
  readonly folder: string
  readonly list: EvmPhaseList
}

/** Returns the lists of all token ids. */
export function listsOf(tokens: readonly ReadEvmToken[]): NamedList[] {
  return tokens.flatMap(({ config: token, phases }) =>
    phases.flatMap(({ config: phase, list }) =>
      list ? [{ name: phaseName(token, phase), folder: proofSubfolder(token, phase), list }] : [],
    ),
  )
}

/**
 * Reads a phase's list; undefined if it has none.
 *
 * @param coin The phase's currency; undefined = not known, so that only the form of prices is checked.
 * @throws FILE_NOT_READABLE, and the errors of `readEvmList`
 */
export function readPhaseList(
  phase: EvmPhaseConfig,
  token: EvmTokenConfig,
  { config, folder }: LoadedConfig<EvmConfig>,
  coin: CoinUnit | undefined,
): EvmPhaseList | undefined {
  const { list, maxPerWallet: maxMintsPerWallet, currency } = phase
  if (list?.file === undefined) return undefined
  const path = resolve(folder, list.file)
  const isNative = currency === undefined
  const price = coin ? baseUnitsOf(phase.price, coin, isNative) : 0n
  const flatFee = flatFeeOf(config, coin, isNative)
  const terms = { maxMintsPerWallet, coin, isNative, price, flatFee }
  const { entries, warnings } = readEvmList(openListFile(path), terms)
  const baseUri = shardsUri(phase, token, config, entries.length)
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
function flatFeeOf({ money }: EvmConfig, coin: CoinUnit | undefined, isNative: boolean) {
  const { platformFee } = money
  if (platformFee.type === 'percentage' || !coin) return 0n
  try {
    return baseUnitsOf(platformFee.value, coin, isNative)
  } catch (error) {
    if (!isMintlineError(error)) throw error
    return 0n
  }
}
