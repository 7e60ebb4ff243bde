import type { InputProblem } from '@mintline/core'
import { isSolanaAddress } from '@mintline/core/identifiers'
import { PRICE_TOKEN } from '@mintline/solana'
import { collectDropProblems } from '@mintline/solana/drop'
import { type Amount, type Currency, isCoinUnit } from '../amounts/amount.ts'
import { mintOf, tokenNameOf } from '../amounts/priceTokens.ts'
import { CommandError } from '../errors/commandError.ts'
import { SOME_WALLET, termsOfCollection, termsOfPhase } from './dropTermsOf.ts'
import { endedPhaseProblems } from './endedPhases.ts'
import { repeatedNames } from './repeatedNames.ts'
import { settingOfTerm } from './settingOfTerm.ts'
import type { DropConfig } from './solanaConfig.ts'
import { amountsOf, feePath, unitsOf } from './unitsOf.ts'

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
    const { coin } = phase.price ?? {}
    // Decimals are on chain, so that prices in tokens are checked there.
    const inCoins = {
      ...phase,
      price: coin && { coin: withoutUnit(coin) },
      currency: undefined,
    }
    const money = { blockchain: 'SOLANA', currency: SOME_CURRENCY, tokens: new Map() } as const
    const terms = termsOfPhase(inCoins, SOME_ROOT, money)
    const mint = mintOf(phase, config.currencies)
    if (mint === undefined) return terms
    return { ...terms, price: { ...terms.price, currency: { id: `SOLANA:${mint}`, decimals: 0 } } }
  })
  const { money, extras } = config
  const { platformFee: fee } = money
  const { feeCap } = extras
  const inLamports = {
    ...config,
    money: {
      ...money,
      platformFee: fee.type === 'flat' ? { ...fee, value: withoutUnit(fee.value) } : fee,
    },
    extras: {
      ...extras,
      feeCap: feeCap && { ...feeCap, flat: feeCap.flat && withoutUnit(feeCap.flat) },
    },
  }
  const terms = { ...termsOfCollection(inLamports, SOME_CURRENCY), phases }
  const place = (path: string) => {
    if (path === 'money.royalties') return 'money.royalties.basisPoints'
    return path === 'money.platformFee' ? feePath(config) : settingOfTerm(path)
  }
  return collectDropProblems(terms, SOME_WALLET).map((found) => ({
    ...found,
    path: place(found.path),
  }))
}

/** Drops the unit, so that amounts compare in lamports. */
function withoutUnit({ lamports }: Amount): Amount {
  return { lamports, unit: undefined }
}

/** A token's name in amounts. */
const TOKEN_NAME = /^\$?[A-Za-z][A-Za-z0-9]{0,31}$/

/** A phase's token must be among the config's, and its price in that token. */
function tokenProblems({ phases, currencies }: DropConfig): InputProblem[] {
  const ofTokens = Object.entries(currencies).flatMap(([name, mint]) => {
    const message = tokenProblem(name, mint)
    return message === undefined ? [] : [problem(`currencies.${name}`, message)]
  })
  const ofPhases = phases.flatMap((phase, index): InputProblem[] => {
    const { currency, price } = phase
    const name = tokenNameOf(phase)
    if (name === undefined) return []
    const path = `phases.${index}.${currency === undefined ? 'price' : 'currency'}`
    if (mintOf(phase, currencies) === undefined) {
      const { code, message } = new CommandError('PRICE_TOKEN_UNKNOWN', { name })
      return [{ path, code, message }]
    }
    const { coin, token } = price ?? {}
    const written = token?.unit ?? (coin && coin.lamports > 0n ? (coin.unit ?? 'lamports') : name)
    return written.toUpperCase() === name.toUpperCase()
      ? []
      : [
          problem(
            `phases.${index}.price`,
            `It is in ${written}, and the phase is priced in ${name}`,
          ),
        ]
  })
  return [...ofTokens, ...ofPhases]
}

function tokenProblem(name: string, mint: string): string | undefined {
  if (!TOKEN_NAME.test(name)) return 'Write a name as in "20 USDC": letters and digits'
  if (isCoinUnit(name)) return 'This is a unit of the network itself'
  if (mint === PRICE_TOKEN) return "This is the network's own coin: write prices in SOL or ETH"
  return isSolanaAddress(mint) ? undefined : `Not an address - ${mint}`
}

function problem(path: string, message: string): InputProblem {
  return { path, code: 'CONFIG_INVALID', message }
}
