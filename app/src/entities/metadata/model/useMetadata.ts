import { useQuery } from '@tanstack/react-query'
import { nextTask } from '#shared/lib/nextTask.ts'
import { fetchMetadataDocument } from '../lib/fetchMetadataDocument.ts'
import type { MetadataDocument } from '../lib/metadataDocument.ts'

/** Time for which a document counts as fresh. */
const FRESH_FOR = 5 * 60_000

/**
 * The metadata document at an untrusted address, tried three times, 3 seconds apart. An address shared
 * by two things is read once.
 */
export function useMetadata(uri: string) {
  return useQuery<MetadataDocument>({
    // Not scoped to a cluster: an address has the same contents for all of them.
    queryKey: ['metadata', uri],
    queryFn: async ({ signal }) => {
      // A page of pictures would start all requests in the task that draws it.
      await nextTask()
      return fetchMetadataDocument(uri, { signal })
    },
    enabled: uri !== '',
    retry: false,
    staleTime: FRESH_FOR,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
