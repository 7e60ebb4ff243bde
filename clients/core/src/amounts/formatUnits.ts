/**
 * Formats an amount in whole units, without rounding and without a symbol.
 *
 * ```ts
 * formatUnits(20_000n, 6) // '0.02'
 * ```
 *
 * @param amount In base units; may be negative.
 * @param decimals One whole unit has 10 to this power base units.
 */
export function formatUnits(amount: bigint, decimals: number): string {
  const sign = amount < 0n ? '-' : ''
  const size = amount < 0n ? -amount : amount
  const baseUnits = 10n ** BigInt(decimals)
  const parts = (size % baseUnits).toString().padStart(decimals, '0')
  const fraction = decimals === 0 ? '' : parts.replace(/0+$/, '')
  return `${sign}${size / baseUnits}${fraction && `.${fraction}`}`
}
