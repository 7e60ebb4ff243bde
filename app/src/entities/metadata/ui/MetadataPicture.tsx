import { useQuery } from '@tanstack/react-query'
import { plainText } from '#shared/lib/plainText.ts'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { fetchMetadataDocument } from '../lib/fetchMetadataDocument.ts'
import type { MetadataDocument } from '../lib/metadataDocument.ts'
import { contentUrl } from '../lib/pictureUrl.ts'
import { ItemPicture } from './PictureFrame.tsx'

interface MetadataPictureProps {
  /** The item's or collection's name. */
  name: string
  /** Metadata address from the chain; untrusted, may be empty. */
  metadataUri: string
  /** True if the name stands beside it, and would be read out twice. Default: false. */
  isBesideName?: boolean
  className?: string
}

/** The picture named by a metadata document. */
export function MetadataPicture({
  name,
  metadataUri,
  isBesideName = false,
  className,
}: MetadataPictureProps) {
  const { data, isLoading } = useMetadata(metadataUri)
  return (
    <ItemPicture
      name={name}
      uri={data?.image}
      isLoading={isLoading}
      isBesideName={isBesideName}
      {...(className !== undefined && { className })}
    />
  )
}

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

/** An untrusted uri, linked if it leads to http, https, ipfs or ar. */
export function UriText({ uri }: { uri: string }) {
  if (uri === '') return <span className="font-normal text-muted">None</span>
  const url = contentUrl(uri)
  if (url === undefined) return <span className="break-all font-normal">{plainText(uri)}</span>
  return (
    <TextLink href={url}>
      <span className="break-all">{plainText(uri)}</span>
    </TextLink>
  )
}
