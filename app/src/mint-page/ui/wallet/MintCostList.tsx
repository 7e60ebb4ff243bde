import { countText } from '#shared/lib/countText.ts'
import type { MintCost } from '../../lib/wallet/mintCost.ts'
import { useAmountText } from '../../model/useAmountText.ts'
import { AmountLine } from '../AmountLine.tsx'

interface MintCostListProps {
  /** Items. */
  quantity: bigint
  /** Undefined while it is being simulated. */
  cost: MintCost | undefined
  /** The wallet's balance in lamports; undefined while it is not known. */
  balance: bigint | undefined
}

/** Simulated costs of a mint; keeps its height while they are loading. */
export function MintCostList({ quantity, cost, balance }: MintCostListProps) {
  const amount = useAmountText()
  const shown = (lamports: bigint | undefined) => (lamports === undefined ? '…' : amount(lamports))
  const after = cost && balance !== undefined ? balance - cost.total : undefined
  return (
    <dl className="flex flex-col gap-1.5 text-[0.8125rem]">
      <AmountLine term={`Price of ${countText(quantity, 'item')}`}>{shown(cost?.price)}</AmountLine>
      <AmountLine term="Platform fee">{shown(cost?.platformFee)}</AmountLine>
      <AmountLine term="Rent for their accounts">{shown(cost?.rent)}</AmountLine>
      <AmountLine term="Network fee, at most">{shown(cost?.network)}</AmountLine>
      <div className="mt-1 flex justify-between gap-4 border-t pt-2.5 text-sm">
        <dt className="font-medium">You pay, at most</dt>
        <dd className="whitespace-nowrap font-semibold tabular-nums">{shown(cost?.total)}</dd>
      </div>
      {(after === undefined || after >= 0n) && (
        <AmountLine term="Balance afterwards">{shown(after)}</AmountLine>
      )}
    </dl>
  )
}
