import { isMintlineError } from '@mintline/core'
import { useQuery } from '@tanstack/react-query'
import type { DropTexts } from '../lib/dropFacts.ts'

/**
 * Texts and picture of a collection, from its metadata. A URI with something other than metadata is that of the picture
 * itself.
 *
 * @param metadataUri Undefined = not known yet.
 */
export function useCollectionDocument(metadataUri: string | undefined): DropTexts {
  const { data, error, isPending } = useQuery({
    queryKey: ['metadata', metadataUri],
    enabled: metadataUri !== undefined,
    queryFn: async ({ signal }) => {
      // Not part of the first load: the drop shows before its texts and its picture.
      const { fetchMetadataDocument } = await import(
        '#entities/metadata/lib/fetchMetadataDocument.ts'
      )
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
    isLoading: isPending,
  }
}
