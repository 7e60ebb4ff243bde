import type { AllowlistEntry } from '@mintline/solana'
import { useKeptList } from '../model/useKeptList.ts'
import type { ListActions } from '../model/useListActions.ts'
import { KeptListCallout } from './KeptListCallout.tsx'
import { RunProgress } from './RunProgress.tsx'
import { RunReport } from './RunReport.tsx'

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
  const kept = useKeptList(scope)
  if (run?.status === 'running') return <RunProgress run={run} onCancel={cancel} />
  if (run?.status === 'ended') {
    return <RunReport run={run} onStart={mayStart ? start : undefined} onClose={dismiss} />
  }
  if (!kept) return null
  return (
    <KeptListCallout
      kept={kept}
      onChain={onChain}
      onResume={mayStart ? () => start(kept.wanted) : undefined}
      onForget={() => void forget()}
    />
  )
}
