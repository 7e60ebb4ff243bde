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

/** Options of `share` on every chain. */
export interface ShareOptions {
  readonly site: string
  readonly proofs?: string
  readonly out: string
}

/** A drop of a command, with what its creator says of it. */
export interface DropToShare extends Omit<SharedDrop, 'texts'> {
  readonly texts: DropTexts
  /** Why texts and picture could not be read; undefined = they were. */
  readonly failure?: string | undefined
}

/**
 * Writes the share page of a drop.
 *
 * @param place Folder of the console, as an absolute URL, and output folder.
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
