import { isMintlineError } from '@mintline/core'
import { useQuery } from '@tanstack/react-query'
import { fetchMetadataDocument } from '#entities/metadata/lib/fetchMetadataDocument.ts'
import type { DropPicture } from '../lib/dropFacts.ts'

/**
 * A collection's picture, from its metadata. A URI with something other than metadata is that of the picture itself.
 *
 * @param metadataUri Undefined = not known yet.
 */
export function useCollectionPicture(metadataUri: string | undefined): DropPicture {
  const { data, error, isPending } = useQuery({
    queryKey: ['metadata', metadataUri],
    enabled: metadataUri !== undefined,
    queryFn: ({ signal }) => fetchMetadataDocument(metadataUri ?? '', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // It has already been tried three times.
    retry: false,
  })
  const isNoDocument = isMintlineError(error, 'METADATA_INVALID')
  return { uri: isNoDocument ? metadataUri : data?.image, isLoading: isPending }
}
