/**
 * Sum of sales as interfaces show it: zero without sales, and undefined where none of them has a known worth.
 *
 * @param sum - null = no sale has a rate
 */
export const knownSum = (sum: string | null, sales: number): string | undefined =>
  sum ?? (sales === 0 ? '0' : undefined)
