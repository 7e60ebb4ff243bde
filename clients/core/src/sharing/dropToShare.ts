import { fetchItemMetadataOrUri } from '../metadata/itemMetadata.ts'
import type { PageTheme } from '../metadata/pageTheme.ts'
import type { ReadResourceOptions } from '../metadata/readResource.ts'
import type { DropTexts } from './sharedTexts.ts'
import type { SharedDrop } from './shareFile.ts'

/** A drop to share, with its creator's texts. */
export interface DropToShare extends Omit<SharedDrop, 'texts' | 'hasCard'> {
  readonly texts: DropTexts
  /** Its mint page's; undefined = none. */
  readonly theme?: PageTheme | undefined
  /** Why texts and picture could not be read; undefined = they were. */
  readonly failure?: string | undefined
}

/** A drop's texts on chain, and its metadata's URI. */
export type TextsOnChain = Omit<DropTexts, 'image'> & { readonly uri: string }

/**
 * Fetches a drop's text and picture from its metadata; without it, returns those on chain.
 *
 * @throws The signal's reason.
 */
export async function fetchSharedTexts(
  { uri, ...onChain }: TextsOnChain,
  options: Omit<ReadResourceOptions, 'isRetryable'>,
): Promise<Pick<DropToShare, 'texts' | 'theme' | 'failure'>> {
  const read = await fetchItemMetadataOrUri(uri, options)
  if (read.type === 'raw') {
    return { texts: onChain, failure: `${read.error.message}: the page has no picture` }
  }
  const { description = onChain.description, image, theme } = read
  return { texts: { ...onChain, description, image }, theme }
}
