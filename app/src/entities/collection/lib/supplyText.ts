import { formatGrouped } from '#shared/lib/decimal.ts'

/** Supply of a collection as it is read. */
export interface Supply {
  numberOfTokensIssued: bigint
  /** 0 = unlimited. */
  maxNumberOfTokens: bigint
}

/** How many of how many items there are: "12 of 100 minted", or "12 minted" where there is no limit. */
export function supplyText({ numberOfTokensIssued, maxNumberOfTokens }: Supply): string {
  const issued = formatGrouped(numberOfTokensIssued, 0)
  return maxNumberOfTokens === 0n
    ? `${issued} minted, no limit`
    : `${issued} of ${formatGrouped(maxNumberOfTokens, 0)} minted`
}
