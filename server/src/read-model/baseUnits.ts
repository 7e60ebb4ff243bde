/** Maximum amount in contracts. */
const MOST = 2n ** 256n - 1n

/**
 * Converts a JSON number from whole to base units; undefined if it has more decimals than the currency, or is larger
 * than any amount.
 */
export function baseUnitsOf(amount: number, decimals: number): bigint | undefined {
  const [mantissa = '', exponent = '0'] = String(amount).split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const digits = BigInt(whole + fraction)
  const shift = decimals + Number(exponent) - fraction.length
  const unit = 10n ** BigInt(Math.abs(shift))
  if (shift < 0 && digits % unit !== 0n) return undefined
  const value = shift < 0 ? digits / unit : digits * unit
  return value > MOST ? undefined : value
}
