import type { ListTotals } from '@mintline/solana'
import { useState } from 'react'
import { ChangeGroups } from '#entities/change/ChangeRows.tsx'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { CheapPriceConfirmation, ListPrices } from '#entities/list/ui/ListPrices.tsx'
import { RealMoneyConfirmation } from '#entities/transaction/ui/ReviewButtons.tsx'
import { useBalance } from '#entities/wallet/model/useBalance.ts'
import { amountText, type Currency } from '#shared/lib/amountText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { listChangeGroup } from '../lib/listChangeGroup.ts'
import { entriesText } from '../lib/runTexts.ts'
import { upsertCosts } from '../lib/writeCosts.ts'
import { useSignAtOnce } from '../model/useListActions.ts'
import { ChangeCostList, ReplacesNotice } from './ChangeCostList.tsx'

interface UpsertDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  listName: string
  /** Entries on chain. */
  onChain: number
  /** New entries. */
  added: number
  changed: number
  /** Prices for the entries to write. */
  totals: ListTotals
  /** Their currency. */
  priceCurrency: Currency
  /** One entry's rent in lamports. */
  entryRent: bigint
  /** The payer's address in base58. */
  wallet: string
  /** True if an earlier change to the list is unfinished. */
  replaces: boolean
  onConfirm: () => void
}

/** Costs for writing entries, and the button that starts it. */
export function UpsertDialog({ open, onOpenChange, listName, ...props }: UpsertDialogProps) {
  const { added, changed } = props
  const title = `Write ${entriesText(added + changed)}`
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={`In the list of ${listName}. The rent is returned when entries are removed.`}
    >
      <Confirm {...props} label={title} onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}

// Inside the dialog, so that the confirmation resets when it closes.
function Confirm({
  onChain,
  added,
  changed,
  totals,
  priceCurrency,
  entryRent,
  wallet,
  replaces,
  label,
  onConfirm,
  onCancel,
}: Omit<UpsertDialogProps, 'open' | 'onOpenChange' | 'listName'> & {
  label: string
  onCancel: () => void
}) {
  const { currency, isRealMoney } = useCluster().identity
  const { signAtOnce } = useSignAtOnce()
  const balance = useBalance(wallet)
  const [isSure, setIsSure] = useState(false)
  const [isCheapMeant, setIsCheapMeant] = useState(false)
  const costs = upsertCosts({ added: added, changed, entryRent, signAtOnce })
  const needed = costs.rent + costs.fees
  const isShort = balance !== undefined && balance < needed
  return (
    <div className="flex flex-col gap-5">
      <ChangeGroups groups={[listChangeGroup({ onChain, added, changed })]} />
      <section className="flex flex-col gap-2">
        <h3 className="font-medium">Prices that wallets pay</h3>
        <ListPrices totals={totals} currency={priceCurrency} />
      </section>
      <section className="flex flex-col gap-2">
        <h3 className="font-medium">Cost of writing</h3>
        <ChangeCostList costs={costs} />
      </section>
      {replaces && <ReplacesNotice />}
      {isShort && (
        <Callout kind="error" title="The wallet does not hold enough">
          It holds {amountText(balance, currency)}, and this takes {amountText(needed, currency)}.
          Add money to it first.
        </Callout>
      )}
      <CheapPriceConfirmation
        totals={totals}
        currency={priceCurrency}
        checked={isCheapMeant}
        onCheckedChange={setIsCheapMeant}
      />
      <RealMoneyConfirmation checked={isSure} onCheckedChange={setIsSure} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          variant="primary"
          disabled={
            isShort || (totals.isSuspiciouslyCheap && !isCheapMeant) || (isRealMoney && !isSure)
          }
          onClick={() => {
            onCancel()
            onConfirm()
          }}
        >
          {label}
        </Button>
      </div>
    </div>
  )
}
