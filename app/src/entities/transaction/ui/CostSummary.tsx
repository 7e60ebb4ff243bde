import type { TransactionPreview } from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { costsOf } from '../lib/costs.ts'

/** A plan's fees and rent. */
export function CostSummary({ previews }: { previews: readonly TransactionPreview[] }) {
  const { currency } = useCluster().identity
  const { networkFee, priorityFee, rent, total } = costsOf(previews)
  const amount = (lamports: bigint) => amountText(lamports, currency)
  return (
    <DescriptionList
      items={[
        rent < 0n
          ? { term: 'Rent returned', value: amount(-rent) }
          : { term: 'Rent, locked while the accounts exist', value: amount(rent) },
        { term: 'Network fee', value: amount(networkFee) },
        { term: 'Priority fee, at most', value: amount(priorityFee) },
        { term: 'Total cost', value: amount(total) },
      ]}
    />
  )
}
