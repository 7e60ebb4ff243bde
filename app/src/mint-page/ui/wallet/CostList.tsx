import type { MintCost } from '../../lib/wallet/mintCost.ts'
import { useAmountText } from '../../model/useAmountText.ts'

interface CostListProps {
  /** Undefined while it is simulated. */
  cost: MintCost | undefined
  /** Lamports of the wallet; undefined while they are not known. */
  balance: bigint | undefined
}

/** What a mint takes out of the wallet, as it was simulated; as high as it will be while it is. */
export function CostList({ cost, balance }: CostListProps) {
  const amount = useAmountText()
  const shown = (lamports: bigint | undefined) => (lamports === undefined ? '…' : amount(lamports))
  const after = cost && balance !== undefined ? balance - cost.total : undefined
  return (
    <dl className="flex flex-col gap-1.5 text-[0.8125rem]">
      <Line term="Items">{shown(cost?.items)}</Line>
      <Line term="Rent of their accounts">{shown(cost?.rent)}</Line>
      <Line term="Network fee, at most">{shown(cost?.network)}</Line>
      <div className="mt-1 flex justify-between gap-4 border-t pt-2.5 text-sm">
        <dt className="font-medium">You pay, at most</dt>
        <dd className="whitespace-nowrap font-semibold tabular-nums">{shown(cost?.total)}</dd>
      </div>
      {(after === undefined || after >= 0n) && (
        <Line term="Balance afterwards">{shown(after)}</Line>
      )}
    </dl>
  )
}

function Line({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{term}</dt>
      <dd className="whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  )
}
