import { phaseWithin } from '@mintline/core'
import {
  type AllowlistEntry,
  allowlistEntrySize,
  type CollectionInfo,
  planRemoveAllowlistEntries,
} from '@mintline/solana'
import { useMemo } from 'react'
import { ChangeGroups } from '#entities/change/ChangeRows.tsx'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useRent } from '#entities/cluster/model/useRent.ts'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import type { Currency } from '#shared/lib/amountText.ts'
import { plainText } from '#shared/lib/plainText.ts'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import type { ComparedList } from '../lib/allowlistService.ts'
import { listChangeGroup } from '../lib/listChangeGroup.ts'
import { unpackEntries } from '../lib/packedEntries.ts'
import { entriesText } from '../lib/runTexts.ts'
import { removalCosts } from '../lib/writeCosts.ts'
import { type ListActions, useSignAtOnce, useStoredList } from '../model/useListActions.ts'
import { ChangeCostList, ReplacesNotice } from './ChangeCostList.tsx'
import { UpsertDialog } from './UpsertDialog.tsx'

/** More than fit into one transaction, and few enough to plan at once. */
const SAMPLE = 60

/** A list change about to be started. */
export type PlannedChange =
  | { operation: 'upsert'; comparison: ComparedList }
  /** `absentFrom` is the file that lacks these wallets; undefined = they were selected by hand. */
  | { operation: 'remove'; users: readonly string[]; absentFrom: string | undefined }

interface ChangeDialogsProps {
  collection: CollectionInfo
  phaseIndex: number
  onChain: readonly AllowlistEntry[]
  /** The list's currency. */
  priceCurrency: Currency
  planned: PlannedChange | undefined
  actions: ListActions
  onClose: () => void
}

/** Confirms a change with its costs. */
export function ChangeDialogs(props: ChangeDialogsProps) {
  const { collection, phaseIndex, onChain, priceCurrency, planned, actions, onClose } = props
  const names = usePhaseNames(collection)
  const entryRent = useRent()?.(allowlistEntrySize())
  const kept = useStoredList(actions.scope)
  const perTransaction = useMemo(() => {
    if (planned?.operation !== 'remove') return 1
    const users = new Set(planned.users)
    const entries = onChain.filter(({ user }) => users.has(user))
    return entriesPerRemoval(collection, { phaseIndex, entries })
  }, [collection, phaseIndex, onChain, planned])
  if (entryRent === undefined || !planned) return null
  const shared = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) onClose()
    },
    listName: `${phaseWithin(phaseIndex, names[phaseIndex])} of ${plainText(collection.metadata.collectionBaseName)}`,
    onChain: onChain.length,
    entryRent,
    replaces: kept !== undefined,
  }
  if (planned.operation === 'remove') {
    const { users, absentFrom } = planned
    return (
      <RemoveDialog
        {...shared}
        count={users.length}
        absentFrom={absentFrom}
        isAll={users.length === onChain.length}
        perTransaction={perTransaction}
        onConfirm={() => actions.start({ operation: 'remove', users })}
      />
    )
  }
  const { toWrite, counts, totals } = planned.comparison
  return (
    <UpsertDialog
      {...shared}
      added={counts.new}
      changed={counts.changed}
      totals={totals}
      priceCurrency={priceCurrency}
      wallet={collection.creator}
      onConfirm={() => actions.start({ operation: 'upsert', entries: unpackEntries(toWrite) })}
    />
  )
}

/** Estimates how many removals fit into one transaction, from the first of these entries. */
function entriesPerRemoval(
  info: CollectionInfo,
  { phaseIndex, entries }: { phaseIndex: number; entries: readonly AllowlistEntry[] },
): number {
  const sample = entries.slice(0, SAMPLE)
  const { transactions } = planRemoveAllowlistEntries({
    info,
    wallet: info.creator,
    phaseIndex,
    wallets: sample.map(({ user }) => user),
    onChain: sample,
    // Only for an estimate, whether or not a lock still forbids removals.
    now: info.phases[phaseIndex]?.endTime,
  })
  return Math.max(1, transactions[0]?.instructions.length ?? 1)
}

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
function RemoveDialog({
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
