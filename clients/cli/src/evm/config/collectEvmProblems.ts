import type { InputProblem } from '@mintline/core'
import type { EvmNetwork } from '@mintline/core/networks'
import { isNativeToken, nativeCoinOf } from '@mintline/evm'
import {
  collectDropProblems,
  type EvmTerms,
  feeCurrencies,
  feePhasesToCome,
} from '@mintline/evm/drop'
import { zeroHash } from 'viem'
import type { CoinAmount } from '../../amounts/coinAmount.ts'
import { isoTime } from '../../amounts/time.ts'
import { addressProblems } from '../../config/addressProblems.ts'
import { repeatedNames } from '../../config/repeatedNames.ts'
import { isRelated } from '../../config/shapeProblems.ts'
import { baseUnitsOf } from '../chain/evmAmount.ts'
import type { ReadEvmPhase } from '../lists/readEvmPhases.ts'
import {
  currencyOf,
  type EvmConfig,
  type EvmPhaseConfig,
  type EvmTokenConfig,
  phasesPath,
  tokensOf,
} from './evmConfig.ts'
import { settingPath } from './settingPath.ts'
import { termsBesideFlatFee } from './termsOf.ts'

/** Decimals that every written amount fits in. */
const MOST_DECIMALS = 60

/**
 * Returns everything in a config that the client or the contracts would refuse, with paths in the file.
 *
 * @param now Unix seconds: phases that have ended by then are refused.
 */
export function collectEvmProblems(config: EvmConfig, now: bigint): readonly InputProblem[] {
  const ofList = tokenListProblems(config)
  const excluded = ofList.map(({ path }) => path)
  return [
    ...ofList,
    ...termProblems(config, now).filter(({ path }) => !isRelated(path, excluded)),
    ...itemProblems(config),
    ...addressProblems(addressesOf(config)),
    ...proofProblems(config),
    ...tokensOf(config).flatMap((token) => phaseProblems(token, config, now)),
  ]
}

/** Checks that settings for one token id do not stand beside a list of them. */
function tokenListProblems({ phases, supply, extras }: EvmConfig): InputProblem[] {
  if (!extras.tokens) return []
  if (extras.variant === 'erc721') {
    return [problem('extras.tokens', 'Remove it: erc721 drops have no token ids with phases')]
  }
  const single: [path: string, isWritten: boolean][] = [
    ['phases', phases.length > 0],
    ['supply.maxItems', supply.maxItems > 0n],
    ['extras.tokenId', extras.tokenId !== undefined],
    ['extras.ofTokenId', extras.ofTokenId !== undefined],
  ]
  return single.flatMap(([path, isWritten]) =>
    isWritten ? [problem(path, 'Write it in extras.tokens, for each token id')] : [],
  )
}

/** Checks what can be known without lists. */
function termProblems(config: EvmConfig, now: bigint): InputProblem[] {
  const { chain: network, extras } = config
  const tokens = tokensOf(config).map((token) => ({
    config: token,
    phases: token.phases.map((phase) => readUnseen(phase, network)),
  }))
  const beside = termsBesideFlatFee({ config, tokens, present: undefined })
  const { fee, problems } = flatFeeUnseen(config, beside, now)
  const platformFee =
    fee === undefined ? beside.money.platformFee : { ...beside.money.platformFee, ...fee }
  const terms = { ...beside, money: { ...beside.money, platformFee } }
  const found = collectDropProblems(terms, { network, now }).map((one) => ({
    ...one,
    path: settingPath(one.path, extras.tokens !== undefined),
  }))
  return [...found, ...problems]
}

/**
 * Returns a phase as it is read without a network. Only the chain knows the decimals of tokens, which are told apart by
 * unit here; an amount in another unit, which is reported elsewhere, counts as nothing.
 */
function readUnseen(phase: EvmPhaseConfig, network: EvmNetwork): ReadEvmPhase {
  const { price, currency, list } = phase
  const isNative = currency === undefined
  const coin = isNative
    ? nativeCoinOf(network)
    : { symbol: price.unit ?? '', decimals: MOST_DECIMALS }
  return {
    config: phase,
    currency: currencyOf(phase),
    coin,
    price: isInCoin(price, coin.symbol, isNative) ? baseUnitsOf(price, coin, isNative) : 0n,
    list: undefined,
    merkleRoot: list && zeroHash,
  }
}

/** Converts a flat fee, which the contract takes in the currency of the price; undefined = its currency is not known. */
function flatFeeUnseen({ chain, money, extras }: EvmConfig, terms: EvmTerms, now: bigint) {
  const { platformFee } = money
  if (platformFee.type === 'percentage' || extras.variant === 'erc1155') return { problems: [] }
  const phases = feePhasesToCome(terms.phases ?? [], terms.currencies, now)
  const [first, ...others] = feeCurrencies(phases, nativeCoinOf(chain))
  if (!first || others.length > 0) return { problems: [] }
  const { address, coin } = first
  const { value: amount } = platformFee
  if (isInCoin(amount, coin.symbol, isNativeToken(address))) {
    return {
      fee: { type: 'flat', value: baseUnitsOf(amount, coin, isNativeToken(address)) } as const,
      problems: [],
    }
  }
  const message = `The contract takes a flat fee in the currency of the price: write it in ${coin.symbol}`
  return { problems: [problem('money.platformFee.amount', message)] }
}

/** Checks that items are described as the variant has it. */
function itemProblems({ items, extras: { variant } }: EvmConfig): InputProblem[] {
  const { folders, ...shared } = items
  const written = Object.entries(shared).filter(([, value]) => value !== undefined)
  const others = variant === 'erc721' ? [['folders', folders] as const] : written
  const refused = others.flatMap(([name, value]) =>
    value === undefined || value.length === 0
      ? []
      : [problem(`items.${name}`, `Remove it: ${variant} drops have no items.${name}`)],
  )
  return variant === 'erc721' && written.length > 0 && items.name === undefined
    ? [...refused, problem('items.name', 'It is missing')]
    : refused
}

function addressesOf({ uri, items }: EvmConfig): (readonly [path: string, uri: string])[] {
  const { imageUri = '', animationUri = '', folders = [] } = items
  return [
    ['uri', uri],
    ['items.imageUri', imageUri],
    ['items.animationUri', animationUri],
    // The contract adds the token id.
    ...folders.map((folder, index) => [`items.folders.${index}.uri`, `${folder.uri}{}`] as const),
  ]
}

function proofProblems({ proofs: { uri } }: EvmConfig): InputProblem[] {
  return uri === undefined || /^https?:\/\/./.test(uri)
    ? []
    : [problem('proofs.uri', 'Write an address that begins with https://')]
}

/** Returns true if an amount is in a currency, or in wei for the native coin. */
function isInCoin({ unit }: CoinAmount, symbol: string, isNative = true): boolean {
  const written = unit?.toUpperCase()
  return (
    written === undefined || written === symbol.toUpperCase() || (isNative && written === 'WEI')
  )
}

function phaseProblems(token: EvmTokenConfig, config: EvmConfig, now: bigint): InputProblem[] {
  const { phases } = token
  const list = phasesPath(token)
  return [
    ...phases.flatMap((phase, index) => [
      ...unitProblems(phase, config, `${list}.${index}`),
      ...listProblems(phase, config, `${list}.${index}.list.shards`),
    ]),
    ...endedProblems(phases, list, now),
    ...repeatedNames(phases, list),
  ]
}

/** Checks amounts in the native coin; amounts in tokens are checked once the token is known. */
function unitProblems(
  { price, currency }: EvmPhaseConfig,
  { chain }: EvmConfig,
  path: string,
): InputProblem[] {
  const { symbol } = chain.nativeCurrency
  if (currency !== undefined || isInCoin(price, symbol)) return []
  const message = `${chain.name} pays in ${symbol}: write the amount in ${symbol}, or set the currency to the address of a token`
  return [problem(`${path}.price`, message)]
}

function listProblems({ list }: EvmPhaseConfig, { proofs }: EvmConfig, path: string) {
  if (!list?.shards || proofs.uri !== undefined) return []
  const message = 'Name the address at which the proofs are published: a list in shards holds it'
  return [problem(path, message)]
}

/** Refuses a new drop's phases that have ended. */
function endedProblems(
  phases: readonly EvmPhaseConfig[],
  list: string,
  now: bigint,
): InputProblem[] {
  return phases.flatMap(({ endTime }, index) => {
    if (endTime === undefined || endTime > now) return []
    const message = `The phase has ended, at ${isoTime(endTime)}`
    return [{ path: `${list}.${index}.end`, code: 'PHASE_ENDED', message }]
  })
}

function problem(path: string, message: string): InputProblem {
  return { path, code: 'CONFIG_INVALID', message }
}
