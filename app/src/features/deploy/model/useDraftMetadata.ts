import { templateText } from '@mintline/core'
import { useState } from 'react'
import type { MetadataCheck } from '#entities/metadata/lib/metadataCheck.ts'
import { useMetadataCheck } from '#entities/metadata/model/useMetadataCheck.ts'
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
