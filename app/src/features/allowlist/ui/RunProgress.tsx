import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import { entriesText } from '../lib/entriesText.ts'
import type { ListRun } from '../lib/listRun.ts'
import { paceText, runTitle } from '../lib/runTexts.ts'
import { sizeOf } from '../lib/wantedList.ts'
import { useSignAtOnce } from '../model/useSignAtOnce.ts'

interface RunProgressProps {
  run: Extract<ListRun, { status: 'running' }>
  onCancel: () => void
}

/** A list change's progress. */
export function RunProgress({ run, onCancel }: RunProgressProps) {
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
