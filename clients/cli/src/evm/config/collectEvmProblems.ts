import { flatFeeProblem, type InputProblem, isMintlineError } from '@mintline/core'
import { nativeCoinOf } from '@mintline/evm'
import { collectDropProblems } from '@mintline/evm/drop'
import { zeroHash } from 'viem'
import type { CoinAmount } from '../../amounts/coinAmount.ts'
import { isoTime } from '../../amounts/time.ts'
import { addressProblems } from '../../config/addressProblems.ts'
import { repeatedNames } from '../../config/repeatedNames.ts'
import { isRelated } from '../../config/shapeProblems.ts'
import { baseUnitsOf } from '../chain/evmAmount.ts'
import type { ReadEvmToken } from '../lists/readEvmPhases.ts'
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
    ...termProblems(config).filter(({ path }) => !isRelated(path, excluded)),
    ...itemProblems(config),
    ...addressProblems(addressesOf(config)),
    ...proofProblems(config),
    ...flatFeeProblems(config, now),
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

/** Checks what can be known without lists and without the currencies' decimals. */
function termProblems(config: EvmConfig): InputProblem[] {
  const { chain: network, extras } = config
  const tokens = tokensOf(config).map((token): ReadEvmToken => {
    const phases = token.phases.map((phase) => ({
      config: phase,
      currency: currencyOf(phase),
      coin: nativeCoinOf(network),
      price: 0n,
      list: undefined,
      merkleRoot: phase.list && zeroHash,
    }))
    return { config: token, phases }
  })
  const terms = termsBesideFlatFee({ config, tokens, present: undefined })
  return collectDropProblems(terms, { network, present: undefined }).map((found) => ({
    ...found,
    path: settingPath(found.path, extras.tokens !== undefined),
  }))
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

/**
 * Checks that prices cover a flat fee, which is taken in the price's currency and comes out of it. Tokens are told
 * apart by unit here, since only the chain knows their decimals.
 */
function flatFeeProblems(config: EvmConfig, now: bigint): InputProblem[] {
  const { chain, money, extras, phases } = config
  const { platformFee } = money
  if (platformFee.type === 'percentage' || extras.variant === 'erc1155') return []
  const { value: flat } = platformFee
  const problemOfFee = (message: string) => [problem('money.platformFee.amount', message)]
  const paid = phases
    .map((phase, index) => {
      const closes = phase.endTime ?? phases[index + 1]?.startTime
      return { ...phase, index, closes }
    })
    .filter(({ price, closes }) => isPositive(price) && (closes === undefined || closes > now))
  const [first] = paid
  const coin = nativeCoinOf(chain)
  if (paid.some(({ currency }) => currency !== first?.currency)) {
    return problemOfFee(
      'The contract takes a flat fee in the currency of the price, and the phases have several: write basis points',
    )
  }
  const isNative = first?.currency === undefined
  const unit = isNative ? coin.symbol : (first.price.unit ?? '')
  if (!isInCoin(flat, unit, isNative)) {
    return problemOfFee(
      `The contract takes a flat fee in the currency of the price: write it in ${unit}`,
    )
  }
  const exact = isNative ? coin : { symbol: unit, decimals: MOST_DECIMALS }
  return paid.flatMap(({ index, price, list }) => {
    // Wallets on a list may have their own prices.
    if (list || !isInCoin(price, unit, isNative)) return []
    return problemsOf(`phases.${index}.price`, () => {
      const inBase = (amount: CoinAmount) => baseUnitsOf(amount, exact, isNative)
      const found = flatFeeProblem({ fee: inBase(flat), price: inBase(price), coin: exact })
      if (found) throw found
    })
  })
}

/** Returns the problem that a check throws; empty if it passes. */
function problemsOf(path: string, check: () => void): InputProblem[] {
  try {
    check()
    return []
  } catch (error) {
    if (!isMintlineError(error)) throw error
    return [{ path, code: error.code, message: error.message }]
  }
}

function isPositive({ digits }: CoinAmount): boolean {
  return /[1-9]/.test(digits)
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
    ...timeProblems(phases, list, now),
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

/** Checks that each phase starts after the one before it, and ends by the start of the next one. */
function timeProblems(
  phases: readonly EvmPhaseConfig[],
  list: string,
  now: bigint,
): InputProblem[] {
  return phases.flatMap(({ startTime, endTime }, index) => {
    const path = `${list}.${index}`
    const before = phases[index - 1]
    const opens = startTime ?? before?.endTime
    const earliest =
      before?.endTime ?? (before?.startTime === undefined ? undefined : before.startTime + 1n)
    return [
      ...when(
        index > 0 && opens === undefined,
        problem(`${path}.start`, 'Set the start, or the end of the phase before it'),
      ),
      ...when(
        startTime !== undefined && earliest !== undefined && startTime < earliest,
        problem(
          `${path}.start`,
          `Start it at ${isoTime(earliest ?? 0n)} or later, after the phase before it`,
        ),
      ),
      ...when(
        endTime !== undefined && opens !== undefined && endTime <= opens,
        problem(`${path}.end`, 'The phase ends before it starts'),
      ),
      ...when(endTime !== undefined && endTime <= now, {
        path: `${path}.end`,
        code: 'PHASE_ENDED',
        message: `The phase has ended, at ${isoTime(endTime ?? 0n)}`,
      }),
    ]
  })
}

function when(condition: boolean, found: InputProblem): InputProblem[] {
  return condition ? [found] : []
}

function problem(path: string, message: string): InputProblem {
  return { path, code: 'CONFIG_INVALID', message }
}
