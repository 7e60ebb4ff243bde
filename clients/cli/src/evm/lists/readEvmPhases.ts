import { resolve } from 'node:path'
import { type CoinUnit, isMintlineError } from '@mintline/core'
import { type Allowlist, buildAllowlist, buildShardedAllowlist, nativeCoinOf } from '@mintline/evm'
import { SHARDED_LIST_FILE, writeAllowlistProofs, writeShardedAllowlist } from '@mintline/evm/node'
import type { Address, Hex } from 'viem'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { openListFile } from '../../lists/listFile.ts'
import type { MerkleList, NamedMerkleList } from '../../lists/writeProofs.ts'
import { baseUnitsOf } from '../chain/evmAmount.ts'
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
import { type ReadEvmList, readEvmList } from './readEvmList.ts'

/** List size from which proofs are sharded, unless the config says otherwise. */
const SHARDED_FROM = 5_000

/** A phase's list. */
export interface EvmPhaseList extends ReadEvmList, MerkleList {
  readonly allowlist: Allowlist
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

/** Returns the lists of all token ids; a name has that of a listed token id. */
export function listsOf(tokens: readonly ReadEvmToken[]): (EvmPhaseList & NamedMerkleList)[] {
  return tokens.flatMap(({ config: token, phases }) =>
    phases.flatMap(({ config: phase, list }) => {
      if (!list) return []
      return { ...list, name: phaseName(token, phase), folder: proofSubfolder(token, phase) }
    }),
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
  { config, folder: base }: LoadedConfig<EvmConfig>,
  coin: CoinUnit | undefined,
): EvmPhaseList | undefined {
  const { list, maxPerWallet: maxMintsPerWallet, currency } = phase
  if (list?.file === undefined) return undefined
  const path = resolve(base, list.file)
  const isNative = currency === undefined
  const price = coin ? baseUnitsOf(phase.price, coin, isNative) : 0n
  const flatFee = flatFeeOf(config, coin, isNative)
  const terms = { maxMintsPerWallet, coin, isNative, price, flatFee }
  const { entries, warnings } = readEvmList(openListFile(path), terms)
  const read = { path, entries, warnings, size: entries.length }
  const baseUri = shardsUri(phase, token, config, entries.length)
  if (baseUri === undefined) {
    const allowlist = buildAllowlist(entries)
    const wallets = entries.map(({ wallet }) => wallet)
    return {
      ...{ ...read, allowlist, root: allowlist.merkleRoot },
      write: (folder, options) => writeAllowlistProofs({ allowlist, wallets, folder }, options),
    }
  }
  const allowlist = buildShardedAllowlist(entries)
  const root = allowlist.merkleRoot
  // Shards write all prices in its decimals.
  const decimalsOf = () => nativeCoinOf(config.chain).decimals
  return {
    ...{ ...read, allowlist, root },
    merkle: { [root]: `${baseUri}${SHARDED_LIST_FILE}` },
    write: (folder, options) =>
      writeShardedAllowlist({ allowlist, folder, baseUri, decimalsOf }, options),
  }
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

/**
 * Returns the folder address for a sharded list; undefined = the list has a document for each wallet.
 *
 * @param wallets The list's wallet count.
 */
export function shardsUri(
  phase: Pick<EvmPhaseConfig, 'name' | 'list'>,
  token: Pick<EvmTokenConfig, 'entry' | 'tokenId'>,
  { proofs: { uri } }: Pick<EvmConfig, 'proofs'>,
  wallets: number,
): string | undefined {
  const shards = phase.list?.shards ?? wallets >= SHARDED_FROM
  if (!shards || uri === undefined) return undefined
  return `${uri.replace(/\/*$/, '/')}${proofSubfolder(token, phase)}/`
}
