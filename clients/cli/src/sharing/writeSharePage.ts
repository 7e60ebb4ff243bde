import { join } from 'node:path'
import {
  type DropToShare,
  missingPicture,
  type PageTheme,
  SHARE_CARD,
  sharedTexts,
  shareFile,
} from '@mintline/core'
import { replaceFile } from '@mintline/core/files'
import { labelled } from '../output/table.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { installLine, isInstalled } from '../runtime/parts.ts'

/** Options for `share` on every chain. */
export interface ShareOptions {
  readonly site: string
  readonly proofs?: string
  /** Only on EVM chains. */
  readonly activePhase?: string
  readonly out: string
}

/**
 * Writes a drop's share page, with a card of its artwork where that can be drawn.
 *
 * @param place The console's folder, as an absolute URL, and output folder.
 * @throws FILE_NOT_WRITABLE
 */
export async function writeSharePage(
  context: BaseContext,
  place: Pick<ShareOptions, 'site' | 'out'>,
  { texts: given, theme, failure, ...drop }: DropToShare,
): Promise<CommandResult> {
  const card = await drawCard(context, given.image, theme)
  const hasCard = card instanceof Uint8Array
  const texts = sharedTexts(given)
  const { path, html, url, mintUrl } = shareFile({ ...drop, texts, hasCard }, place.site)
  const warnings = failure ? [failure] : hasCard ? [] : [card, missingPicture(given)]
  for (const warning of warnings) if (warning !== undefined) context.output.warn(warning)
  const file = join(context.path(place.out), path)
  if (hasCard) await replaceFile(join(file, '..', SHARE_CARD.file), card, { makeFolder: true })
  await replaceFile(file, html, { makeFolder: true })
  const picture = hasCard ? new URL(SHARE_CARD.file, url).href : texts.picture
  const text = labelled([
    ['file', file],
    ['link', url],
    ['mint page', mintUrl],
    ['picture', picture ?? 'none'],
  ])
  return { text, data: { file, url, mintUrl, ...texts, picture } }
}

/** Draws a drop's card. Returns why there is none, as a sentence without its full stop; undefined = it has no artwork. */
async function drawCard(
  context: BaseContext,
  image: string | undefined,
  theme: PageTheme | undefined,
): Promise<Uint8Array | string | undefined> {
  if (image === undefined) return undefined
  if (!isInstalled('assets')) {
    return `Apps show the picture as it is; to have it drawn for them: ${installLine('assets')}`
  }
  const { signal } = context
  try {
    const { fetchShareCard } = await import('@mintline/assets/sharing')
    const artwork = { image, background: theme?.background }
    return await fetchShareCard(artwork, { ...context.resources(), signal })
  } catch (error) {
    signal?.throwIfAborted()
    const reason = error instanceof Error ? error.message : String(error)
    return `The picture cannot be drawn for apps, so the page names its address: ${reason}`
  }
}
