import { type DropTexts, fetchItemMetadataOrUri } from '@mintline/core'
import type { DropToShare } from './writeSharePage.ts'

/** Reads a drop's title, text and picture from its metadata; without it, returns those on chain. */
export async function readTexts(
  { uri, ...onChain }: DropTexts & { readonly uri: string },
  signal: AbortSignal,
): Promise<Pick<DropToShare, 'texts' | 'failure'>> {
  const read = await fetchItemMetadataOrUri(uri, { signal })
  if (read.type === 'raw') {
    return { texts: onChain, failure: `${read.error.message}: the page has no picture` }
  }
  const { description = onChain.description, image } = read
  return { texts: { ...onChain, description, image } }
}
