import { type DropTexts, fetchItemMetadataOrUri } from '@mintline/core'
import type { DropToShare } from './writeSharePage.ts'

/** Title, text and picture of a drop from its metadata; without it, those that are on chain. */
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
