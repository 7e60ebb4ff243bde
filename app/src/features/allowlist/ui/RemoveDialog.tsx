import { ChangeGroups } from '#entities/change/ui/ChangeGroups.tsx'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { entriesText } from '../lib/entriesText.ts'
import { listChangeGroup } from '../lib/listChangeGroup.ts'
import { removalCosts } from '../lib/writeCosts.ts'
import { useSignAtOnce } from '../model/useSignAtOnce.ts'
import { ChangeCostList } from './ChangeCostList.tsx'
import { ReplacesNotice } from './ReplacesNotice.tsx'

interface RemoveDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  listName: string
  /** Entries on chain. */
  onChain: number
  /** Number of entries to remove. */
  count: number
  /** File that lacks these wallets; undefined = they were selected by hand. */
  absentFrom: string | undefined
  /** True if no entry would be left. */
  isAll: boolean
  /** Entries that fit into one transaction. */
  perTransaction: number
  /** One entry's rent in lamports. */
  entryRent: bigint
  /** True if an earlier change to the list is unfinished. */
  replaces: boolean
  onConfirm: () => void
}

/** Confirms a removal; typed if it removes all entries or involves real money. */
export function RemoveDialog({
  open,
  onOpenChange,
  listName,
  onChain,
  count,
  absentFrom,
  isAll,
  perTransaction,
  entryRent,
  replaces,
  onConfirm,
}: RemoveDialogProps) {
  const { isRealMoney, name, currency } = useCluster().identity
  const { signAtOnce } = useSignAtOnce()
  const entries = isAll ? `all ${entriesText(count)}` : entriesText(count)
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Remove ${entries}?`}
      description={`${absentFrom === undefined ? '' : `${absentFrom} does not list these wallets. `}Their wallets are no longer on the list of ${listName}. What they minted still counts. Rent returns to the payers of the entries.`}
      confirmLabel={`Remove ${entriesText(count)}`}
      {...((isAll || isRealMoney) && { typedConfirmation: `remove ${isAll ? 'all' : count}` })}
      onConfirm={onConfirm}
    >
      <div className="flex flex-col gap-4">
        <ChangeGroups groups={[listChangeGroup({ onChain, removed: count })]} />
        <ChangeCostList
          costs={removalCosts({ removed: count, perTransaction, entryRent, signAtOnce })}
        />
        {replaces && <ReplacesNotice />}
        {isRealMoney && (
          <Callout kind="warn" title={`This is ${name}: it costs real ${currency.symbol}.`} />
        )}
      </div>
    </AlertDialog>
  )
}
