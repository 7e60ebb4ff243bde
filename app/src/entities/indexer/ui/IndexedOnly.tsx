import type { ReactNode } from 'react'
import { Skeleton } from '#shared/ui/Loading.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import type { Indexer } from '../lib/indexer.ts'
import { useIndexed } from '../model/useIndexed.ts'

interface IndexedOnlyProps {
  /** The collection's address. */
  deployment: string
  /** Shown if no server knows the collection. */
  otherwise: ReactNode
  children: (indexer: Indexer) => ReactNode
}

/** Content from the server that knows a collection. */
export function IndexedOnly({ deployment, otherwise, children }: IndexedOnlyProps) {
  const indexed = useIndexed(deployment)
  if (indexed.status === 'present') return children(indexed.indexer)
  if (indexed.status === 'absent') return otherwise
  return (
    <>
      <VisuallyHidden>Asking the server</VisuallyHidden>
      <Skeleton height="h-64" corners="rounded-xl" />
    </>
  )
}
