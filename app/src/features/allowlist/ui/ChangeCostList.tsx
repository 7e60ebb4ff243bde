import { COMPUTE_LIMITS, priorityFeeLamports } from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { priorityFeePolicy } from '#entities/settings/priorityFeePolicy.ts'
import { useSettings } from '#entities/settings/settings.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import type { ChangeCosts } from '../lib/writeCosts.ts'
import { useSignAtOnce } from '../model/useListActions.ts'

/** A list change's estimated costs. */
export function ChangeCostList({ costs }: { costs: ChangeCosts }) {
  const { currency } = useCluster().identity
  const policy = priorityFeePolicy(useSettings())
  const { asksPerson } = useSignAtOnce()
  const { transactions, rent, fees, approvals } = costs
  const mostPriority =
    policy === 'off'
      ? undefined
      : BigInt(transactions) *
        priorityFeeLamports({
          unitLimit: COMPUTE_LIMITS.administration,
          microLamports: policy.maxMicroLamports,
        })
  return (
    <DescriptionList
      items={[
        { term: 'Transactions', value: transactions.toLocaleString('en') },
        {
          term: rent < 0n ? 'Rent returned' : 'Rent',
          value: amountText(rent < 0n ? -rent : rent, currency),
        },
        { term: 'Network fees', value: amountText(fees, currency) },
        ...(mostPriority === undefined
          ? []
          : [{ term: 'Priority fees', value: `at most ${amountText(mostPriority, currency)}` }]),
        ...(rent < 0n
          ? []
          : [
              {
                term: 'Total',
                value:
                  mostPriority === undefined
                    ? amountText(rent + fees, currency)
                    : `at most ${amountText(rent + fees + mostPriority, currency)}`,
              },
            ]),
        ...(asksPerson && approvals > 0
          ? [{ term: 'Approvals in your wallet', value: approvals.toLocaleString('en') }]
          : []),
      ]}
    />
  )
}

/** Notice that a change replaces an unfinished one. */
export function ReplacesNotice() {
  return (
    <Callout title="Another change of this list is unfinished">
      This one replaces it. Entries already changed on chain stay.
    </Callout>
  )
}
