import type { CollectionInfo } from '@mintline/solana'
import { readableDateTime } from '#shared/lib/dateTimeText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { rangeText } from '../lib/rangeText.ts'
import { chartZoneName } from '../lib/wallClock.ts'
import type { MintHistory } from '../model/fetchMintHistory.ts'
import { useMintHistory } from '../model/useMintHistory.ts'
import { ExportMinted } from './ExportMinted.tsx'
import { MintedViews } from './MintedViews.tsx'

/** Mints over time, as a chart or a table. */
export function MintedOverTime({ collection }: { collection: CollectionInfo }) {
  const { data, error, retry, isReading, lookFurther } = useMintHistory(collection)
  if (collection.numberOfTokensIssued === 0n) {
    return (
      <Card title="Minted over time">
        <p className="text-muted">Nothing has been minted yet. The first item starts the chart.</p>
      </Card>
    )
  }
  return (
    <Card
      title="Minted over time"
      description={data && describe(data)}
      actions={
        data && (
          <div className="flex flex-wrap gap-2">
            {data.hasOlder && (
              <Button size="sm" busy={isReading} onClick={lookFurther}>
                Load older
              </Button>
            )}
            <ExportMinted symbol={collection.symbol} periods={data.periods} />
          </div>
        )
      }
    >
      {error && (
        <ErrorCallout title="The mints could not be counted" error={error} onRetry={retry} />
      )}
      {!data && !error && <Loading />}
      {data && data.periods.length > 0 && <MintedViews history={data} />}
    </Card>
  )
}

function Loading() {
  return (
    <>
      <VisuallyHidden>Counting the mints</VisuallyHidden>
      <Skeleton height="h-10" className="mb-4" />
      <Skeleton height="h-64" />
    </>
  )
}

/** Describes the range shown, what is missing, and the time zone. */
function describe(history: MintHistory): string {
  const range = rangeText(history, (seconds) => readableDateTime(seconds, 'local'))
  return history.periods.length === 0 ? range : `${range} Time zone: ${chartZoneName()}.`
}
