import { useQuery } from '@tanstack/react-query'
import { fetchMetadataDocument } from '../lib/fetchMetadataDocument.ts'
import type { MetadataDocument } from '../lib/metadataDocument.ts'

/** Milliseconds for which a document counts as fresh. */
const FRESH_FOR = 5 * 60_000

/**
 * Fetches the metadata document at an untrusted address, with three attempts, 3 seconds apart. A shared address is read
 * once.
 */
export function useMetadata(uri: string) {
  return useQuery<MetadataDocument>({
    // Not keyed by cluster: an address has the same contents everywhere.
    queryKey: ['metadata', uri],
    queryFn: async ({ signal }) => {
      // A page with pictures would start all requests in the task that renders it.
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

/** Resolves in a separate task, so that the page can respond first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
