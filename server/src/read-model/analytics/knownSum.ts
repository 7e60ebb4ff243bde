/**
 * Returns total sales as the APIs show them: zero without sales, and undefined if none has a known value.
 *
 * @param sum - null = no sale has a rate
 */
export const knownSum = (sum: string | null, sales: number): string | undefined =>
  sum ?? (sales === 0 ? '0' : undefined)
