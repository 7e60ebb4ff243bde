import type { CoinUnit } from '@mintline/core'
import type { AllowlistEntry } from '@mintline/solana'
import { useMemo, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { readableDateTime } from '#shared/lib/dateTimeText.ts'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import type { ListRun } from '../lib/listRun.ts'
import { entriesText, paceText, runTitle } from '../lib/runTexts.ts'
import { doneOf, type StoredList, sizeOf, type WantedList } from '../lib/wantedList.ts'
import { type ListActions, useSignAtOnce, useStoredList } from '../model/useListActions.ts'
import { RunReport } from './RunReport.tsx'

interface ListStatusProps {
  actions: ListActions
  /** Undefined while they are not known. */
  onChain: readonly AllowlistEntry[] | undefined
  /** The list's price token; undefined = the network's coin. */
  token: CoinUnit | undefined
  /** True if the connected account can start a change now. */
  mayStart: boolean
}

/** A running change's progress, the last one's result, or an unfinished one. */
export function ListStatus({ actions, onChain, token, mayStart }: ListStatusProps) {
  const { scope, run, start, cancel, dismiss, forget } = actions
  const { isRealMoney } = useCluster().identity
  const kept = useStoredList(scope)
  const [asked, setAsked] = useState<WantedList>()
  const goOn = isRealMoney ? setAsked : start
  if (run?.status === 'running') return <RunProgress run={run} onCancel={cancel} />
  return (
    <>
      {run && (
        <RunReport
          run={run}
          token={token}
          onStart={mayStart ? goOn : undefined}
          onClose={dismiss}
        />
      )}
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

interface RunProgressProps {
  run: Extract<ListRun, { status: 'running' }>
  onCancel: () => void
}

/** A list change's progress. */
function RunProgress({ run, onCancel }: RunProgressProps) {
  const { cluster } = useCluster()
  const { progress, wanted, waiting, isCancelling } = run
  const title = runTitle(wanted)
  return (
    <Card
      title={title}
      description="It continues while you view other pages. Keep this tab open."
      actions={
        <Button size="sm" busy={isCancelling} onClick={onCancel}>
          {isCancelling ? 'Stopping' : 'Stop'}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <ProgressBar
          label={wanted.operation === 'upsert' ? 'On chain' : 'Removed'}
          done={progress ? progress.done + progress.skipped : 0}
          total={sizeOf(wanted)}
          detail={<Detail {...run} />}
        />
        {waiting !== undefined && (
          <Callout kind="warn" title={`Waiting for ${cluster.name}`} announced>
            {waiting}
          </Callout>
        )}
      </div>
    </Card>
  )
}

function Detail({ progress, isCancelling }: RunProgressProps['run']) {
  const { asksPerson } = useSignAtOnce()
  if (!progress) return 'Reading what is on chain.'
  const { inFlight, failed } = progress
  const parts = [
    paceText(progress),
    inFlight > 0 && `${entriesText(inFlight)} pending`,
    failed > 0 && `${entriesText(failed)} failed`,
    isCancelling && 'nothing more is sent',
    inFlight === 0 && asksPerson && 'your wallet may be asking you',
  ].filter((part) => part !== undefined && part !== false)
  return parts.length === 0 ? 'Preparing.' : `${parts.join(' · ')}.`
}

interface StoredListCalloutProps {
  kept: StoredList
  /** Undefined while they are not known. */
  onChain: readonly AllowlistEntry[] | undefined
  /** Undefined if nothing can be sent now. */
  onResume: (() => void) | undefined
  onForget: () => void
}

/** An unfinished change after a reload or a crash: its progress, and how to resume it. */
function StoredListCallout({ kept, onChain, onResume, onForget }: StoredListCalloutProps) {
  const { wanted, since } = kept
  const done = useMemo(() => onChain && doneOf(wanted, onChain), [wanted, onChain])
  const [act, state] =
    wanted.operation === 'upsert' ? ['Writing', 'on chain'] : ['Removing', 'removed']
  const total = sizeOf(wanted)
  return (
    <Callout
      kind="warn"
      title={`${act} ${entriesText(total)} was interrupted`}
      actions={
        <>
          {onResume && (
            <Button size="sm" variant="primary" onClick={onResume}>
              Resume
            </Button>
          )}
          <Button size="sm" onClick={onForget}>
            Forget
          </Button>
        </>
      }
    >
      {done !== undefined &&
        `${done.toLocaleString('en')} of ${total.toLocaleString('en')} are ${state}. `}
      It was started on {readableDateTime(BigInt(Math.floor(since / 1_000)), 'local')}. Nothing is
      sent or paid twice.
    </Callout>
  )
}
