import { NATIVE_DECIMALS } from '@mintline/core'
import { formatCurrencyId, NATIVE_CURRENCY } from '@mintline/core/identifiers'
import { type DesiredPhase, type MintNetwork, PRICE_TOKEN } from '@mintline/solana'
import { lamportsOf } from '../amounts/amount.ts'
import { baseUnitsOf } from '../amounts/coinAmount.ts'
import { readPriceToken, tokenNamed } from '../amounts/priceTokens.ts'
import type { Money } from '../config/dropTermsOf.ts'
import { readWrittenPrice } from '../config/solanaConfig.ts'
import type { OpenedPhases } from '../drop/dropOnChain.ts'

/**
 * Parses a price; an amount with a unit names the currency, too.
 *
 * @throws AMOUNT_WITHOUT_UNIT, AMOUNT_UNREADABLE, AMOUNT_UNIT_MISMATCH, AMOUNT_TOO_FINE, PRICE_TOKEN_UNKNOWN
 */
export function readPrice(
  text: string,
  { currency, tokens }: Money,
): Pick<DesiredPhase, 'priceAmount' | 'priceToken'> {
  const { coin, token: inToken } = readWrittenPrice(text)
  if (inToken?.unit !== undefined) {
    const token = tokenNamed(inToken.unit, tokens)
    return { priceAmount: baseUnitsOf(inToken, token, []), priceToken: token.mint }
  }
  if (!coin || coin.lamports === 0n) return { priceAmount: 0n }
  return { priceAmount: lamportsOf(coin, currency), priceToken: PRICE_TOKEN }
}

/** Returns the readers of a drop's prices in options. */
export function priceReaders({
  blockchain,
  ...money
}: Money & Pick<MintNetwork, 'blockchain'>): Pick<
  OpenedPhases,
  'coin' | 'readPrice' | 'readCurrency'
> {
  const coin = {
    id: formatCurrencyId({ blockchain, address: NATIVE_CURRENCY }),
    decimals: NATIVE_DECIMALS,
  }
  const currencyOf = (mint: string) => {
    if (mint === PRICE_TOKEN) return coin
    const token = [...money.tokens.values()].find((one) => one.mint === mint)
    // Planners refuse a mint that does not answer.
    const decimals = token?.decimals ?? 0
    return { id: formatCurrencyId({ blockchain, address: mint }), decimals }
  }
  return {
    coin,
    readCurrency: (text) => currencyOf(readPriceToken(text, money.tokens)),
    readPrice: (text) => {
      const { priceAmount: value, priceToken: mint } = readPrice(text, money)
      return { value, ...(mint !== undefined && { currency: currencyOf(mint) }) }
    },
  }
}
