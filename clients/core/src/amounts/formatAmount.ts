/** Decimals of the native token of Solana and Eclipse: lamports in a coin are 10 to this power. */
export const NATIVE_DECIMALS = 9

/** Coins that are counted in lamports. They are not worth the same. */
export type CoinSymbol = 'SOL' | 'ETH'

/** Unit in which an amount is shown: the coin of Solana, the coin of Eclipse, or lamports. */
export type AmountSymbol = CoinSymbol | 'lamports'

const LAMPORTS_PER_COIN = 10n ** BigInt(NATIVE_DECIMALS)

/**
 * Formats an amount of lamports in full, so that `parseAmount` of `@mintline/solana` reads the same
 * amount back.
 *
 * ```ts
 * formatAmount(500_000_000n) // '0.5 SOL'
 * formatAmount(5_000n, 'lamports') // '5000 lamports'
 * ```
 *
 * @param lamports - may be negative
 */
export function formatAmount(lamports: bigint, symbol: AmountSymbol = 'SOL'): string {
  if (symbol === 'lamports') return `${lamports} lamports`
  const sign = lamports < 0n ? '-' : ''
  const size = lamports < 0n ? -lamports : lamports
  const parts = (size % LAMPORTS_PER_COIN).toString().padStart(NATIVE_DECIMALS, '0')
  const fraction = parts.replace(/0+$/, '')
  return `${sign}${size / LAMPORTS_PER_COIN}${fraction && `.${fraction}`} ${symbol}`
}
