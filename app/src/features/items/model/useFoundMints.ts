import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { useIndexed } from '#entities/indexer/model/useIndexed.ts'
import type { Find } from '../lib/findText.ts'

/**
 * Searches for words in item names or traits on the server that knows the collection, and returns mints. Without a
 * server the result is empty: no node searches names.
 */
export function useFoundMints(deployment: string, find: Find | undefined) {
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
