import { flatFeeProblem, type InputProblem, isMintlineError } from '@mintline/core'
import { nativeCoinOf } from '@mintline/evm'
import type { CoinAmount } from '../../amounts/coinAmount.ts'
import { isoTime } from '../../amounts/time.ts'
import { addressProblems } from '../../config/addressProblems.ts'
import { repeatedNames } from '../../config/repeatedNames.ts'
import { baseUnitsOf } from '../amounts/evmAmount.ts'
import type { EvmConfig, EvmPhaseConfig } from './evmSchema.ts'

/** Decimals that every written amount fits in. */
const MOST_DECIMALS = 60

/**
 * Returns everything in a config that the client or the contracts would refuse, with paths in the file.
 *
 * @param now Unix seconds: phases that have ended by then are refused.
 */
export function collectEvmProblems(config: EvmConfig, now: bigint): readonly InputProblem[] {
  return [
    ...variantProblems(config),
    ...addressProblems(addressesOf(config)),
    ...unitProblems(config),
    ...flatFeeProblems(config, now),
    ...config.phases.flatMap((phase, index) => listProblems(phase, config, `phases.${index}`)),
    ...timeProblems(config.phases, now),
    ...repeatedNames(config.phases),
  ]
}

function addressesOf({ collection }: EvmConfig): (readonly [path: string, uri: string])[] {
  const { collectionUri, metadata, tokens } = collection
  const path = (setting: string) => `collection.${setting}`
  return [
    [path('collectionUri'), collectionUri],
    [path('metadata.imageUri'), metadata?.imageUri ?? ''],
    [path('metadata.animationUri'), metadata?.animationUri ?? ''],
    // The contract adds the token id.
    ...tokens.map(
      ({ baseUri }, index) => [path(`tokens.${index}.baseUri`), `${baseUri}{}`] as const,
    ),
  ]
}

function variantProblems({ collection }: EvmConfig): InputProblem[] {
  const { variant, metadata, tokens, tokenId, maxNumberOfTokens, platformFee } = collection
  const at = (setting: string, message: string) => problem(`collection.${setting}`, message)
  if (variant === 'erc721') {
    return [
      ...when(tokens.length > 0, at('tokens', 'An erc721 drop has no batches of token ids')),
      ...when(
        collection.ofTokenId !== undefined,
        at('ofTokenId', 'An erc721 drop has no settings of token ids'),
      ),
      ...when(tokenId > 0n, at('tokenId', 'An erc721 drop has no token id of its own')),
      ...when(
        maxNumberOfTokens > 0n,
        at(
          'maxNumberOfTokens',
          'An erc721 drop is open: limit the items of each of its phases instead',
        ),
      ),
    ]
  }
  const count = BigInt(tokens.reduce((sum, { amount }) => sum + amount, 0))
  return [
    ...when(
      metadata !== undefined,
      at('metadata', 'The items of an erc1155 drop have batches of token ids instead'),
    ),
    ...when(count === 0n, at('tokens', 'An erc1155 drop needs at least one batch of token ids')),
    ...when(
      count > 0n && tokenId >= count,
      at('tokenId', `There are ${count} token ids, of which the last is ${count - 1n}`),
    ),
    ...when(
      platformFee.flat !== undefined,
      at(
        'platformFee.platformFeeValue',
        'The contract of erc1155 drops ignores flat fees: write basis points',
      ),
    ),
  ]
}

/** Checks amounts in the native coin; amounts in tokens are checked once the token is known. */
function unitProblems({ chain, phases }: EvmConfig): InputProblem[] {
  const { symbol } = chain.nativeCurrency
  return phases.flatMap(({ price, currency }, index) => {
    if (currency !== undefined || isInCoin(price, symbol)) return []
    const message = `${chain.name} pays in ${symbol}: write the amount in ${symbol}, or set the currency to the address of a token`
    return [problem(`phases.${index}.price`, message)]
  })
}

/**
 * Checks that prices cover a flat fee, which is taken in the price's currency and comes out of it. Tokens are told
 * apart by unit here, since only the chain knows their decimals.
 */
function flatFeeProblems({ chain, collection, phases }: EvmConfig, now: bigint): InputProblem[] {
  const { flat } = collection.platformFee
  if (!flat || collection.variant === 'erc1155') return []
  const problemOfFee = (message: string) => [
    problem('collection.platformFee.platformFeeValue', message),
  ]
  const paid = phases
    .map((phase, index) => ({ ...phase, index, closes: phase.end ?? phases[index + 1]?.start }))
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
  return paid.flatMap(({ index, price, list, merkleRoot }) => {
    // Wallets on a list may have their own prices.
    if (list !== undefined || merkleRoot !== undefined || !isInCoin(price, unit, isNative))
      return []
    const path = `phases.${index}.price`
    return problemsOf(path, () => {
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

function listProblems(
  { list, merkleRoot, shards = false }: EvmPhaseConfig,
  { proofsUri }: EvmConfig,
  path: string,
): InputProblem[] {
  return [
    ...when(
      list !== undefined && merkleRoot !== undefined,
      problem(`${path}.list`, 'A list has either a file or a root'),
    ),
    ...when(
      shards && list === undefined,
      problem(`${path}.shards`, 'A phase without a list has no shards'),
    ),
    ...when(
      shards && list !== undefined && proofsUri === undefined,
      problem(
        `${path}.shards`,
        'Name the address at which the proofs are published: a list in shards holds it',
      ),
    ),
  ]
}

/** Checks that each phase starts after the one before it, and ends by the start of the next one. */
function timeProblems(phases: readonly EvmPhaseConfig[], now: bigint): InputProblem[] {
  return phases.flatMap(({ start, end }, index) => {
    const path = `phases.${index}`
    const before = phases[index - 1]
    const opens = start ?? before?.end
    const earliest = before?.end ?? (before?.start === undefined ? undefined : before.start + 1n)
    return [
      ...when(
        index > 0 && opens === undefined,
        problem(`${path}.start`, 'Set the start, or the end of the phase before it'),
      ),
      ...when(
        start !== undefined && earliest !== undefined && start < earliest,
        problem(
          `${path}.start`,
          `Start it at ${isoTime(earliest ?? 0n)} or later, after the phase before it`,
        ),
      ),
      ...when(
        end !== undefined && opens !== undefined && end <= opens,
        problem(`${path}.end`, 'The phase ends before it starts'),
      ),
      ...when(end !== undefined && end <= now, {
        path: `${path}.end`,
        code: 'PHASE_ENDED',
        message: `The phase has ended, at ${isoTime(end ?? 0n)}`,
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
