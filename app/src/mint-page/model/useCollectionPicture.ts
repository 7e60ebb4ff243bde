import { useQuery } from '@tanstack/react-query'
import { fetchMetadataDocument } from '#entities/metadata/lib/fetchMetadataDocument.ts'
import type { DropPicture } from '../lib/dropFacts.ts'

/** A collection's picture, from its metadata. */
export function useCollectionPicture(metadataUri: string): DropPicture {
  const { data, isPending } = useQuery({
    queryKey: ['metadata', metadataUri],
    queryFn: ({ signal }) => fetchMetadataDocument(metadataUri, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // It has already been tried three times.
    retry: false,
  })
  return { uri: data?.image, isLoading: isPending }
}
