import { formatGrouped } from '#shared/lib/decimal.ts'

/** Minted and maximum item counts. */
export interface Supply {
  numberOfTokensIssued: bigint
  /** 0 = unlimited. */
  maxNumberOfTokens: bigint
}

/** Formats minted items against the maximum: "12 of 100 minted", or "12 minted, no limit" without one. */
export function supplyText({ numberOfTokensIssued, maxNumberOfTokens }: Supply): string {
  const issued = formatGrouped(numberOfTokensIssued, 0)
  return maxNumberOfTokens === 0n
    ? `${issued} minted, no limit`
    : `${issued} of ${formatGrouped(maxNumberOfTokens, 0)} minted`
}
