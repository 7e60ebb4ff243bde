import { fetchItemMetadata } from '@mintline/core'
import { useQuery } from '@tanstack/react-query'

/** Address of a collection's picture, as its metadata names it; undefined = none can be read. */
export function useCollectionPicture(metadataUri: string): {
  picture: string | undefined
  isLoading: boolean
} {
  const { data, isPending } = useQuery({
    queryKey: ['metadata', metadataUri],
    queryFn: ({ signal }) => fetchItemMetadata(metadataUri, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // It has been asked for three times already.
    retry: false,
  })
  return { picture: data?.image, isLoading: isPending }
}
