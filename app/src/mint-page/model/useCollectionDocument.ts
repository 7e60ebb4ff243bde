import { isMintlineError } from '@mintline/core'
import { useQuery } from '@tanstack/react-query'
import type { DropTexts } from '../lib/dropFacts.ts'

/** Not part of the first load: the drop shows before its texts and picture. */
const loadReader = () => import('#entities/metadata/lib/fetchMetadataDocument.ts')

/** Preloads the document reader while the drop is being read. */
export function loadReaderAhead(): void {
  // A failure is shown once it is wanted.
  loadReader().catch(() => undefined)
}

/**
 * Fetches a collection's texts and picture from its metadata. A URI without metadata is taken for the picture itself.
 *
 * @param metadataUri Undefined = not known yet.
 */
export function useCollectionDocument(metadataUri: string | undefined): DropTexts {
  const { data, error, isPending } = useQuery({
    queryKey: ['metadata', metadataUri],
    enabled: metadataUri !== undefined,
    queryFn: async ({ signal }) => {
      const { fetchMetadataDocument } = await loadReader()
      return fetchMetadataDocument(metadataUri ?? '', { signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
    // It has already been tried three times.
    retry: false,
  })
  const isNoDocument = isMintlineError(error, 'METADATA_INVALID')
  return {
    image: isNoDocument ? metadataUri : data?.image,
    description: data?.description,
    externalUrl: data?.externalUrl,
    animation: data?.animation,
    artist: data?.artist,
    theme: data?.theme,
    isLoading: isPending,
  }
}
