import type { TransactionPreview } from '@mintline/solana'

/** What a plan takes from a wallet, beside what it pays others. In lamports. */
export interface PlanCosts {
  /** For signatures. */
  networkFee: bigint
  /** For being taken early: the most that it may be. */
  priorityFee: bigint
  /** Locked as rent; negative where some comes back. */
  rent: bigint
  /** All of it. */
  total: bigint
}

/** Sums up the transactions of a plan. */
export function costsOf(previews: readonly TransactionPreview[]): PlanCosts {
  const sum = (part: (preview: TransactionPreview) => bigint) =>
    previews.reduce((total, preview) => total + part(preview), 0n)
  const networkFee = sum((preview) => preview.networkFee)
  const priorityFee = sum((preview) => preview.priorityFee)
  const rent = sum((preview) => preview.rent)
  return { networkFee, priorityFee, rent, total: networkFee + priorityFee + rent }
}
