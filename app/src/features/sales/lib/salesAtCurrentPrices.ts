import type { EditionPhase } from '@mintline/solana'

/**
 * Lamports for the items of a phase at its price of today, which may have been another one when they were minted.
 * Undefined where a list has the prices.
 */
export function phaseAtCurrentPrice({
  phaseType,
  priceAmount,
  currentMints,
}: Pick<EditionPhase, 'phaseType' | 'priceAmount' | 'currentMints'>): bigint | undefined {
  if (currentMints === 0n) return 0n
  return phaseType === 'public' ? priceAmount * currentMints : undefined
}

/** The same for all phases; undefined where a list has the prices of some items. */
export function salesAtCurrentPrices(phases: readonly EditionPhase[]): bigint | undefined {
  let sum = 0n
  for (const phase of phases) {
    const paid = phaseAtCurrentPrice(phase)
    if (paid === undefined) return undefined
    sum += paid
  }
  return sum
}
