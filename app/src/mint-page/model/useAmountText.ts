import { amountText } from '#shared/lib/amountText.ts'
import { useMintCluster } from './mintClusterContext.ts'

/** Formats lamports in the currency of the network: `0.5 SOL`. */
export function useAmountText(): (lamports: bigint) => string {
  const { currency } = useMintCluster().identity
  return (lamports) => amountText(lamports, currency)
}
