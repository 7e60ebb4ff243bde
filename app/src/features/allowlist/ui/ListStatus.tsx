import type { AllowlistEntry } from '@mintline/solana'
import { useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { runTitle } from '../lib/runTexts.ts'
import type { WantedList } from '../lib/wantedList.ts'
import type { ListActions } from '../model/useListActions.ts'
import { useStoredList } from '../model/useStoredList.ts'
import { RunProgress } from './RunProgress.tsx'
import { RunReport } from './RunReport.tsx'
import { StoredListCallout } from './StoredListCallout.tsx'

interface ListStatusProps {
  actions: ListActions
  /** Undefined while they are not known. */
  onChain: readonly AllowlistEntry[] | undefined
  /** True if the connected account can start a change now. */
  mayStart: boolean
}

/** A running change's progress, the last one's result, or an unfinished one. */
export function ListStatus({ actions, onChain, mayStart }: ListStatusProps) {
  const { scope, run, start, cancel, dismiss, forget } = actions
  const { isRealMoney } = useCluster().identity
  const kept = useStoredList(scope)
  const [asked, setAsked] = useState<WantedList>()
  const goOn = isRealMoney ? setAsked : start
  if (run?.status === 'running') return <RunProgress run={run} onCancel={cancel} />
  return (
    <>
      {run && <RunReport run={run} onStart={mayStart ? goOn : undefined} onClose={dismiss} />}
      {!run && kept && (
        <StoredListCallout
          kept={kept}
          onChain={onChain}
          onResume={mayStart ? () => goOn(kept.wanted) : undefined}
          onForget={() => void forget()}
        />
      )}
      {asked && mayStart && (
        <ResumeDialog
          wanted={asked}
          onConfirm={() => start(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

interface ResumeDialogProps {
  wanted: WantedList
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation before resuming an interrupted change on a network with real money. */
function ResumeDialog({ wanted, onConfirm, onClose }: ResumeDialogProps) {
  const { name, currency } = useCluster().identity
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`Continue ${runTitle(wanted).toLowerCase()}?`}
      description={`This is ${name}: the rest costs real ${currency.symbol}. Transactions that landed are not sent or paid for again.`}
      confirmLabel="Continue"
      dangerous={false}
      onConfirm={onConfirm}
    />
  )
}
