import { useQuery } from '@tanstack/react-query'
import { useSettled } from '#shared/lib/useSettled.ts'
import { fetchCheckedMetadata } from '../lib/fetchCheckedMetadata.ts'
import { failedMetadataCheck, type MetadataCheck } from '../lib/metadataCheck.ts'

/**
 * Reads the metadata at an address once, while it is being typed.
 *
 * @param uri Untrusted; '' = none.
 */
export function useMetadataCheck(uri: string): MetadataCheck {
  const settled = useSettled(uri)
  const { data, error, isFetching } = useQuery({
    queryKey: ['metadata-check', settled],
    queryFn: ({ signal }) => fetchCheckedMetadata(settled, { signal, isRetryable: () => false }),
    enabled: settled !== '',
    retry: false,
    // The file may have been uploaded since, so returning to the page checks again.
    refetchOnWindowFocus: 'always',
  })
  if (uri === '') return { status: 'unknown' }
  if (uri !== settled) return { status: 'checking' }
  if (data) return { status: 'found', ...data }
  if (error && !isFetching) return failedMetadataCheck(error)
  return { status: 'checking' }
}
