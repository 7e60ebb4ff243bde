import { type DropTexts, fetchItemMetadataOrUri } from '@mintline/core'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { DropToShare } from './writeSharePage.ts'

/** Reads a drop's title, text and picture from its metadata; without it, returns those on chain. */
export async function readTexts(
  context: BaseContext,
  { uri, ...onChain }: DropTexts & { readonly uri: string },
): Promise<Pick<DropToShare, 'texts' | 'theme' | 'failure'>> {
  const { signal } = context
  const read = await fetchItemMetadataOrUri(uri, { signal, ...context.resources() })
  if (read.type === 'raw') {
    return { texts: onChain, failure: `${read.error.message}: the page has no picture` }
  }
  const { description = onChain.description, image, theme } = read
  return { texts: { ...onChain, description, image }, theme }
}
