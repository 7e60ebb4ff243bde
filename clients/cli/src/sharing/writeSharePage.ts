import { join } from 'node:path'
import {
  type DropTexts,
  missingPicture,
  type SharedDrop,
  sharedTexts,
  shareFile,
} from '@mintline/core'
import { replaceFile } from '@mintline/core/files'
import { labelled } from '../output/table.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

/** Options for `share` on every chain. */
export interface ShareOptions {
  readonly site: string
  readonly proofs?: string
  /** Only on EVM chains. */
  readonly activePhase?: string
  readonly out: string
}

/** A command's drop, with its creator's texts. */
export interface DropToShare extends Omit<SharedDrop, 'texts'> {
  readonly texts: DropTexts
  /** Why texts and picture could not be read; undefined = they were. */
  readonly failure?: string | undefined
}

/**
 * Writes a drop's share page.
 *
 * @param place The console's folder, as an absolute URL, and output folder.
 * @throws FILE_NOT_WRITABLE
 */
export async function writeSharePage(
  context: BaseContext,
  place: Pick<ShareOptions, 'site' | 'out'>,
  { texts: given, failure, ...drop }: DropToShare,
): Promise<CommandResult> {
  const texts = sharedTexts(given)
  const { path, html, url, mintUrl } = shareFile({ ...drop, texts }, place.site)
  const missing = failure ?? missingPicture(given)
  if (missing !== undefined) context.output.warn(missing)
  const file = join(context.path(place.out), path)
  await replaceFile(file, html, { makeFolder: true })
  const text = labelled([
    ['file', file],
    ['link', url],
    ['mint page', mintUrl],
    ['picture', texts.picture ?? 'none'],
  ])
  return { text, data: { file, url, mintUrl, ...texts } }
}
