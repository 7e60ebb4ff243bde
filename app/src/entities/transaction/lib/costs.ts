import type { TransactionPreview } from '@mintline/solana'

/** A plan's costs for the wallet, besides payments to others. In lamports. */
export interface PlanCosts {
  /** For signatures. */
  networkFee: bigint
  /** Priority fee: the maximum. */
  priorityFee: bigint
  /** Locked as rent; negative if rent is returned. */
  rent: bigint
  /** Sum of all costs. */
  total: bigint
}

/** Sums the costs of a plan's transactions. */
export function costsOf(previews: readonly TransactionPreview[]): PlanCosts {
  const sum = (part: (preview: TransactionPreview) => bigint) =>
    previews.reduce((total, preview) => total + part(preview), 0n)
  const networkFee = sum((preview) => preview.networkFee)
  const priorityFee = sum((preview) => preview.priorityFee)
  const rent = sum((preview) => preview.rent)
  return { networkFee, priorityFee, rent, total: networkFee + priorityFee + rent }
}
