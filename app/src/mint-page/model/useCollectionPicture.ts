import { useQuery } from '@tanstack/react-query'
import { fetchMetadataDocument } from '#entities/metadata/lib/fetchMetadataDocument.ts'

/** Address of a collection's picture, from its metadata; undefined = none can be read. */
export function useCollectionPicture(metadataUri: string): {
  picture: string | undefined
  isLoading: boolean
} {
  const { data, isPending } = useQuery({
    queryKey: ['metadata', metadataUri],
    queryFn: ({ signal }) => fetchMetadataDocument(metadataUri, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // It has already been tried three times.
    retry: false,
  })
  return { picture: data?.image, isLoading: isPending }
}
