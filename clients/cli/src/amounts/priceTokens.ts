import { isSolanaAddress } from '@mintline/core/identifiers'
import { PRICE_TOKEN, type PriceTokenFacts } from '@mintline/solana'
import type { DropConfig, PhaseConfig } from '../config/solanaConfig.ts'
import { CommandError } from '../errors/commandError.ts'
import { isCoinUnit } from './amount.ts'
import { baseUnitsOf } from './coinAmount.ts'

/** Tokens in which phases are priced, by the names in amounts, in upper case. */
export type PriceTokens = ReadonlyMap<string, PriceTokenFacts>

/** A phase's price and its currency, as in a config. */
type PricedPhase = Pick<PhaseConfig, 'price' | 'currency'>

/** Returns the name of the token that a phase in a config is priced in; undefined = the network's coin. */
export function tokenNameOf({ currency, price }: PricedPhase): string | undefined {
  return currency ?? price?.token?.unit
}

/** Looks up a phase's mint among the config's tokens; undefined = the network's coin, or no token with that name. */
export function mintOf(
  phase: PricedPhase,
  currencies: DropConfig['currencies'],
): string | undefined {
  const name = tokenNameOf(phase)?.toUpperCase()
  return Object.entries(currencies).find(([known]) => known.toUpperCase() === name)?.[1]
}

/** Returns the mint of a phase's token, without a network; undefined as for `mintOf`. */
export function configToken(
  phase: PricedPhase,
  currencies: DropConfig['currencies'],
): { readonly mint: string } | undefined {
  const mint = mintOf(phase, currencies)
  return mint === undefined ? undefined : { mint }
}

/**
 * Finds a phase's token; undefined = it is priced in the network's coin.
 *
 * @throws PRICE_TOKEN_UNKNOWN
 */
export function tokenOfPhase(phase: PricedPhase, tokens: PriceTokens): PriceTokenFacts | undefined {
  const name = tokenNameOf(phase)
  return name === undefined ? undefined : tokenNamed(name, tokens)
}

/** @throws PRICE_TOKEN_UNKNOWN */
export function tokenNamed(name: string, tokens: PriceTokens): PriceTokenFacts {
  const token = tokens.get(name.toUpperCase())
  if (token) return token
  throw new CommandError('PRICE_TOKEN_UNKNOWN', { name })
}

/**
 * Returns a phase's price in its token's base units; 0 without a price.
 *
 * @throws AMOUNT_UNIT_MISMATCH, AMOUNT_TOO_FINE
 */
export function priceInToken({ price }: PricedPhase, token: PriceTokenFacts): bigint {
  if (price?.token) return baseUnitsOf(price.token, token, [])
  if (!price || price.coin.lamports === 0n) return 0n
  const unit = price.coin.unit ?? 'lamports'
  throw new CommandError('AMOUNT_UNIT_MISMATCH', { unit, currency: token.symbol })
}

/**
 * Finds the mint for a token's name or address; the wrapped native token's for the network's coin.
 *
 * @throws PRICE_TOKEN_UNKNOWN
 */
export function readPriceToken(text: string, tokens: PriceTokens): string {
  if (isCoinUnit(text)) return PRICE_TOKEN
  return isSolanaAddress(text) ? text : tokenNamed(text, tokens).mint
}
