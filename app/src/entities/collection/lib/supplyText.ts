import { formatGrouped } from '#shared/lib/decimal.ts'

/** Minted and maximum number of items. */
export interface Supply {
  numberOfTokensIssued: bigint
  /** 0 = unlimited. */
  maxNumberOfTokens: bigint
}

/** Minted items out of the maximum: "12 of 100 minted", or "12 minted" without a limit. */
export function supplyText({ numberOfTokensIssued, maxNumberOfTokens }: Supply): string {
  const issued = formatGrouped(numberOfTokensIssued, 0)
  return maxNumberOfTokens === 0n
    ? `${issued} minted, no limit`
    : `${issued} of ${formatGrouped(maxNumberOfTokens, 0)} minted`
}
