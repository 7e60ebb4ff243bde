import type { EditionPhase } from '@mintline/solana'

/**
 * Returns the lamports for a phase's items at its current price, which may have differed when they were minted.
 * Undefined if a list has the prices.
 */
export function phaseAtCurrentPrice({
  phaseType,
  priceAmount,
  currentMints,
}: Pick<EditionPhase, 'phaseType' | 'priceAmount' | 'currentMints'>): bigint | undefined {
  if (currentMints === 0n) return 0n
  return phaseType === 'public' ? priceAmount * currentMints : undefined
}

/** Returns the lamports for all phases' items at current prices; undefined if a list has the prices of some items. */
export function salesAtCurrentPrices(phases: readonly EditionPhase[]): bigint | undefined {
  let sum = 0n
  for (const phase of phases) {
    const paid = phaseAtCurrentPrice(phase)
    if (paid === undefined) return undefined
    sum += paid
  }
  return sum
}
