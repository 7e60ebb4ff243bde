import { templateText } from '@mintline/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  failedMetadataCheck,
  fetchCheckedMetadata,
  type MetadataCheck,
} from '#entities/metadata/lib/metadataCheck.ts'
import { useDebounced } from '#shared/lib/useDraft.ts'
import type { CompleteDraft } from '../lib/completeDraft.ts'

/** Fields with metadata addresses. */
export type MetadataPath = 'collectionUri' | 'itemBaseUri'

/** The metadata check for one address in a draft. */
export interface DraftMetadata {
  check: MetadataCheck
  /** True if the creator deploys without the file, which follows later. */
  isAwaited: boolean
  setAwaited: (isAwaited: boolean) => void
}

/**
 * Checks metadata for the collection and its first item while their addresses are entered.
 *
 * @param draft Valid addresses; '' = none to read.
 */
export function useDraftMetadata(
  draft: Pick<CompleteDraft, MetadataPath>,
): Record<MetadataPath, DraftMetadata> {
  const [awaited, setAwaited] = useState<ReadonlySet<string>>(new Set())
  const { collectionUri, itemBaseUri } = draft
  const first = templateText(itemBaseUri, 1n)
  const isOwn = itemBaseUri !== collectionUri
  const collection = useMetadataCheck(collectionUri.trim())
  const item = useMetadataCheck(isOwn ? first.trim() : '')
  const metadataAt = (uri: string, check: MetadataCheck): DraftMetadata => ({
    check,
    isAwaited: awaited.has(uri),
    setAwaited: (isAwaited) =>
      setAwaited((before) => {
        const after = new Set(before)
        if (isAwaited) after.add(uri)
        else after.delete(uri)
        return after
      }),
  })
  return {
    collectionUri: metadataAt(collectionUri, collection),
    itemBaseUri: metadataAt(itemBaseUri, item),
  }
}

/** Returns the error for metadata that is certainly missing, unless the creator has said that it follows. */
export function missingMetadataText({ check, isAwaited }: DraftMetadata): string | undefined {
  return check.status === 'missing' && !isAwaited ? check.reason : undefined
}

/**
 * Reads the metadata at an address once, while it is being typed.
 *
 * @param uri Untrusted; '' = none.
 */
function useMetadataCheck(uri: string): MetadataCheck {
  const settled = useDebounced(uri)
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
