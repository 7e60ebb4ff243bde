import type { AllowlistEntry } from '@mintline/solana'
import { useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import type { WantedList } from '../lib/wantedList.ts'
import type { ListActions } from '../model/useListActions.ts'
import { useStoredList } from '../model/useStoredList.ts'
import { GoOnDialog } from './GoOnDialog.tsx'
import { RunProgress } from './RunProgress.tsx'
import { RunReport } from './RunReport.tsx'
import { StoredListCallout } from './StoredListCallout.tsx'

interface ListStatusProps {
  actions: ListActions
  /** Undefined while it is not known. */
  onChain: readonly AllowlistEntry[] | undefined
  /** Whether a change can be started now, by who is connected. */
  mayStart: boolean
}

/** What is being done to a list, how the last change ended, or what is not finished. */
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
        <GoOnDialog
          wanted={asked}
          onConfirm={() => start(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
