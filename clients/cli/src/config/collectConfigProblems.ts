import { type InputProblem, type MintlineError, PHASE_TYPES } from '@mintline/core'
import { isSolanaAddress } from '@mintline/core/identifiers'
import { PRICE_TOKEN } from '@mintline/solana'
import { collectDropProblems } from '@mintline/solana/drop'
import type { Amount, Currency } from '../amounts/amount.ts'
import { mintOf, tokenNameOf } from '../amounts/priceTokens.ts'
import { CommandError } from '../errors/commandError.ts'
import { SOME_WALLET, termsOfCollection, termsOfPhase } from './dropTermsOf.ts'
import { endedPhaseProblems } from './endedPhases.ts'
import { repeatedNames } from './repeatedNames.ts'
import type { DropConfig, PhaseConfig } from './schema.ts'
import { problemPath } from './termNames.ts'
import { amountsOf, unitsOf } from './unitsOf.ts'
import { PRICE_MISSING } from './writtenAmount.ts'

const ROOT_LENGTH = 32
/** Placeholder for list roots, which a config does not contain. */
const SOME_ROOT = new Uint8Array(ROOT_LENGTH)
const SOME_CURRENCY: Currency = 'SOL'

/**
 * Returns everything in a config that the client or the programs would refuse, with paths in the file.
 *
 * @param now Unix seconds: phases that have ended by then are refused.
 */
export function collectConfigProblems(config: DropConfig, now: bigint): readonly InputProblem[] {
  return [
    ...unitProblems(config),
    ...ruleProblems(config),
    ...config.phases.flatMap((phase, index) => listProblems(phase, `phases.${index}`)),
    ...config.phases.flatMap((phase, index) => priceProblems(phase, `phases.${index}`)),
    ...tokenProblems(config),
    ...endedPhaseProblems(config, now),
    ...repeatedNames(config.phases),
  ]
}

function unitProblems(config: DropConfig): InputProblem[] {
  const [first, ...others] = unitsOf(config)
  return others.map((other) => {
    const [path = ''] = amountsOf(config).find(([, { unit }]) => unit === other) ?? []
    return problem(path, `Amounts are in ${first} and in ${other}: one network has one currency`)
  })
}

function ruleProblems(config: DropConfig): InputProblem[] {
  const phases = config.phases.map((phase) => {
    const price = phase.price && withoutUnit(phase.price)
    // Decimals are on chain, so that prices in tokens are checked there.
    const inCoins = { ...phase, price, tokenPrice: undefined, priceToken: undefined }
    const money = { blockchain: 'SOLANA', currency: SOME_CURRENCY, tokens: new Map() } as const
    const terms = termsOfPhase(inCoins, phase.merkleRoot ?? SOME_ROOT, money)
    const mint = mintOf(phase, config.priceTokens)
    if (mint === undefined) return terms
    return { ...terms, price: { ...terms.price, currency: { id: `SOLANA:${mint}`, decimals: 0 } } }
  })
  const { platformFee, platformFeeCap } = config.collection
  const collection = {
    ...config.collection,
    platformFee: { ...platformFee, platformFeeValue: withoutUnit(platformFee.platformFeeValue) },
    platformFeeCap: platformFeeCap && {
      ...platformFeeCap,
      flat: platformFeeCap.flat && withoutUnit(platformFeeCap.flat),
    },
  }
  const terms = { ...termsOfCollection(collection, SOME_CURRENCY), phases }
  return collectDropProblems(terms, SOME_WALLET).map((found) => ({
    ...found,
    path: problemPath(found.path),
  }))
}

/** Drops the unit, so that amounts compare in lamports. */
function withoutUnit({ lamports }: Amount): Amount {
  return { lamports, unit: undefined }
}

/** A phase with a list needs one; a public phase has no use for it. */
function listProblems({ type, list, merkleRoot }: PhaseConfig, path: string): InputProblem[] {
  const { isListed, hasRoot } = PHASE_TYPES[type]
  if (!isListed && list !== undefined) {
    return [problem(`${path}.list`, 'A public phase has no list')]
  }
  if (!hasRoot && merkleRoot) {
    return [problem(`${path}.merkleRoot`, 'Only a merkle list has a root')]
  }
  if (hasRoot && (list === undefined) === (merkleRoot === undefined)) {
    return [problem(`${path}.list`, 'A merkle list needs either a file or a root')]
  }
  return []
}

/** In a phase with a list, the entries set the prices. */
function priceProblems({ type, price, tokenPrice }: PhaseConfig, path: string): InputProblem[] {
  return !PHASE_TYPES[type].isListed && price === undefined && tokenPrice === undefined
    ? [problem(`${path}.price`, PRICE_MISSING)]
    : []
}

/** A phase's token must be among the config's, and its price in that token. */
function tokenProblems({ phases, priceTokens }: DropConfig): InputProblem[] {
  const mints = Object.entries(priceTokens).flatMap(([name, mint]) => {
    const path = `priceTokens.${name}`
    if (mint === PRICE_TOKEN) {
      return [problem(path, "This is the network's own coin: write prices in SOL or ETH")]
    }
    return isSolanaAddress(mint) ? [] : [problem(path, `Not an address - ${mint}`)]
  })
  const ofPhases = phases.flatMap((phase, index): InputProblem[] => {
    const { price, priceToken, tokenPrice } = phase
    const [name, unit] = [tokenNameOf(phase), tokenPrice?.unit]
    if (name === undefined) return []
    const path = `phases.${index}.${priceToken === undefined ? 'price' : 'priceToken'}`
    if (mintOf(phase, priceTokens) === undefined) {
      return [withCode(path, new CommandError('PRICE_TOKEN_UNKNOWN', { name }))]
    }
    const written = unit ?? (price && price.lamports > 0n ? (price.unit ?? 'lamports') : name)
    return written.toUpperCase() === name.toUpperCase()
      ? []
      : [
          problem(
            `phases.${index}.price`,
            `It is in ${written}, and the phase is priced in ${name}`,
          ),
        ]
  })
  return [...mints, ...ofPhases]
}

function withCode(path: string, { code, message }: MintlineError): InputProblem {
  return { path, code, message }
}

function problem(path: string, message: string): InputProblem {
  return { path, code: 'CONFIG_INVALID', message }
}
