import { isMintlineError } from '@mintline/core'
import type { ReactNode } from 'react'
import { errorText } from '#shared/lib/errorText.ts'
import { Skeleton } from '#shared/ui/Loading.tsx'
import { useMintNetwork } from '../model/mintNetworkContext.ts'
import { ArtStage } from './ArtStage.tsx'
import { DropColumns } from './DropColumns.tsx'
import { Problem } from './Problem.tsx'

/** Titles by error code. */
type Titles = Readonly<Record<string, string>>

/** Titles for drops that the network does not have. */
const MISSING: Titles = {
  NO_CONTRACT_DATA: 'No such drop on this network',
  EDITIONS_NOT_FOUND: 'No such collection on this network',
}

interface LinkedDropProps<Drop> {
  query: { data: Drop | undefined; error: Error | null; refetch: () => unknown }
  /** Titles for the chain's other links without a drop. */
  titles?: Titles
  children: (drop: Drop) => ReactNode
}

/** The link's drop, or why it cannot be shown. */
export function LinkedDrop<Drop>({ query, titles, children }: LinkedDropProps<Drop>) {
  const { name } = useMintNetwork()
  const { data, error, refetch } = query
  if (data) return children(data)
  if (!error) return <DropSkeleton />
  const code = isMintlineError(error) ? error.code : ''
  const missing = MISSING[code]
  return (
    <Problem
      title={missing ?? titles?.[code] ?? 'The drop cannot be read'}
      onRetry={() => void refetch()}
    >
      {errorText(error)}
      {missing && ` The link may be for another network than ${name}.`}
    </Problem>
  )
}

/** Placeholder for a drop, with the same layout. */
function DropSkeleton() {
  return (
    <>
      <h1 className="sr-only">
        <span role="status">Loading the drop</span>
      </h1>
      <DropColumns
        picture={<ArtStage name="" art={{ image: undefined, isLoading: true }} />}
        head={
          <div className="flex flex-col gap-2">
            <Skeleton height="h-9" className="w-3/4" />
            <Skeleton height="h-5" className="w-1/2" />
          </div>
        }
        panel={
          <div className="flex flex-col gap-5">
            <Skeleton height="h-6" className="w-full" />
            <Skeleton height="h-20" className="w-2/3" />
            <Skeleton height="h-10" className="w-full" />
            <Skeleton height="h-11" corners="rounded-lg" className="w-full" />
          </div>
        }
      />
    </>
  )
}
