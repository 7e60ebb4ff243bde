import type { CollectionInfo } from '@mintline/solana'
import { Images } from 'lucide-react'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { useMints } from '../model/useMints.ts'
import { ItemsBrowser } from './ItemsBrowser.tsx'
import { ItemsLoading } from './ItemsLoading.tsx'

/** A collection's items, newest first. */
export function ItemsPanel({ collection }: { collection: CollectionInfo }) {
  const { data: mints, error, refetch } = useMints(collection)
  if (mints && mints.length > 0) return <ItemsBrowser collection={collection} mints={mints} />
  if (mints) {
    return (
      <EmptyState icon={<Images />} title="No items yet">
        Minted items appear here. Share the link to the mint page, on the overview, once a phase is
        open.
      </EmptyState>
    )
  }
  if (!error) return <ItemsLoading />
  const retry = () => void refetch()
  return <ErrorCallout title="The items could not be read" error={error} onRetry={retry} />
}
