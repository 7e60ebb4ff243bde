import type { CollectionInfo, HashlistItem } from '@mintline/solana'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FilterX } from 'lucide-react'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { useIndexed } from '#entities/indexer/model/useIndexed.ts'
import { parsedValue } from '#shared/lib/parsed.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { type Find, parseFind } from '../lib/findText.ts'
import { foundMints } from '../lib/foundMints.ts'
import { addressText, parseItem, parseOwner } from '../lib/itemsAddress.ts'
import { useItemsAddress } from '../model/useItemsAddress.ts'
import { ItemDialog } from './ItemDialog.tsx'
import { ItemFilters } from './ItemFilters.tsx'
import { ItemsList } from './ItemsList.tsx'
import { ItemsLoading } from './ItemsLoading.tsx'
import { OwnedItems } from './OwnedItems.tsx'

interface ItemsBrowserProps {
  collection: CollectionInfo
  /** Newest first; at least one. */
  mints: readonly HashlistItem[]
}

/** Items with their filters, in pages, and the open one. */
export function ItemsBrowser({ collection, mints }: ItemsBrowserProps) {
  const address = useItemsAddress()
  const { search } = address
  const find = parseFind(addressText(search.find))
  const owner = parseOwner(search.owner)
  const item = parseItem(search.item, BigInt(mints.length))
  const named = useFoundMints(collection.editions, parsedValue(find))
  const found = foundMints(mints, parsedValue(find), named.data)
  const number = parsedValue(item)
  const list = { address, collection, mints: found }
  return (
    <div className="flex flex-col gap-5">
      <ItemFilters address={address} find={find} owner={owner} hasWords={named.hasWords} />
      {item.status === 'invalid' && <Callout kind="warn" title={item.reason} announced />}
      {named.error && (
        <ErrorCallout
          title="Names and traits could not be searched"
          error={named.error}
          onRetry={() => void named.refetch()}
        />
      )}
      {find.status === 'invalid' || owner.status === 'invalid' ? (
        <EmptyState icon={<FilterX />} title="No items shown">
          Correct the filter above to see items.
        </EmptyState>
      ) : named.isLoading ? (
        <ItemsLoading />
      ) : owner.status === 'valid' ? (
        <OwnedItems {...list} owner={owner.value} />
      ) : (
        <ItemsList {...list} />
      )}
      <ItemDialog
        deployment={collection.editions}
        item={mints.find(({ order }) => order === number)}
        onClose={address.close}
      />
    </div>
  )
}

/**
 * Searches for words in item names or traits on the server that knows the collection, and returns mints. Without a
 * server the result is empty: no node searches names.
 */
function useFoundMints(deployment: string, find: Find | undefined) {
  const { key } = useClusterQueries()
  const indexed = useIndexed(deployment)
  const indexer = indexed.status === 'present' ? indexed.indexer : undefined
  const text = find?.kind === 'text' ? find.text : ''
  const query = useQuery({
    queryKey: key('items found', indexer?.url ?? '', deployment, text),
    queryFn: async ({ signal }) => {
      const { fetchFoundMints } = await import('#entities/indexer/model/fetchFoundMints.ts')
      return indexer ? fetchFoundMints(indexer, { deployment, text }, signal) : new Set<string>()
    },
    enabled: indexer !== undefined && text !== '',
    placeholderData: keepPreviousData,
    retry: 1,
  })
  return {
    ...query,
    isLoading: query.isLoading || (text !== '' && indexed.status === 'asked'),
    /** True if a server can search for words. */
    hasWords: indexer !== undefined,
  }
}
