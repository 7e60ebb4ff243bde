import type { CollectionInfo } from '@mintline/solana'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { readableDateTime } from '#shared/lib/dateTimeText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { ExportMenu } from '#shared/ui/ExportMenu.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { mintedCsv, mintedJson } from '../lib/mintedFiles.ts'
import type { MintedPeriod } from '../lib/mintedOverTime.ts'
import type { Detail } from '../lib/period.ts'
import { rangeText } from '../lib/rangeText.ts'
import { chartClock, chartZoneName } from '../lib/wallClock.ts'
import { fetchMintHistory, type MintHistory } from '../model/fetchMintHistory.ts'
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

interface ExportMintedProps {
  symbol: string
  /** Oldest first. */
  periods: readonly MintedPeriod[]
}

/** Exports how many items were minted in each period. */
function ExportMinted({ symbol, periods }: ExportMintedProps) {
  return (
    <ExportMenu
      name={`${symbol}-minted`}
      label="Export counts"
      csv={{ label: 'As CSV', text: () => mintedCsv(periods) }}
      json={{ label: 'As JSON', text: () => mintedJson(periods) }}
    />
  )
}

/** Fetches a collection's mint history: coarse at first, then finer; recounts whenever more is minted. */
function useMintHistory({
  editions: deployment,
  numberOfTokensIssued: issued,
}: Pick<CollectionInfo, 'editions' | 'numberOfTokensIssued'>) {
  const client = useQueryClient()
  const { call, connection } = useCluster()
  const { key } = useClusterQueries()
  const [looks, setLooks] = useState(1)
  const clockface = chartClock()
  const historyIn = (detail: Detail) => ({
    queryKey: key('minted', deployment, String(issued), String(looks), detail, clockface),
    queryFn: () =>
      fetchMintHistory({ call, connection }, client, {
        deployment,
        issued,
        looks,
        detail,
        clockface,
      }),
    placeholderData: keepPreviousData,
    // It changes only with the item count, which is part of the key.
    staleTime: Infinity,
  })
  const coarse = useQuery({ ...historyIn('coarse'), enabled: issued > 0n })
  const fine = useQuery({
    ...historyIn('fine'),
    enabled: coarse.isSuccess && !coarse.isPlaceholderData,
  })
  return {
    data: fine.data ?? coarse.data,
    error: coarse.error ?? fine.error,
    /** True while older or newer mints are being read. */
    isReading: coarse.isFetching || fine.isFetching,
    retry: () => void (coarse.error ? coarse.refetch() : fine.refetch()),
    lookFurther: () => setLooks(looks + 1),
  }
}
