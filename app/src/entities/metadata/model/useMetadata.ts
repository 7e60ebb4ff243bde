import { useQuery } from '@tanstack/react-query'
import { fetchMetadataDocument } from '../lib/fetchMetadataDocument.ts'
import type { MetadataDocument } from '../lib/metadataDocument.ts'

/** How long a document is taken to be as it was. */
const FRESH_FOR = 5 * 60_000

/**
 * The metadata document at an untrusted address, which is asked for three times, 3 seconds apart.
 * Two things with the same address read it once.
 */
export function useMetadata(uri: string) {
  return useQuery<MetadataDocument>({
    // Not of a cluster: what is at an address is the same for all of them.
    queryKey: ['metadata', uri],
    queryFn: ({ signal }) => fetchMetadataDocument(uri, { signal }),
    enabled: uri !== '',
    retry: false,
    staleTime: FRESH_FOR,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
