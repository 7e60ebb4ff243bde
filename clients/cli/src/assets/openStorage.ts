import { join } from 'node:path'
import type { AssetStorage } from '@mintline/assets'
import { folderStorage } from '@mintline/assets/node'
import { usageError } from '../commands/optionValues.ts'
import type { CommandContext } from '../runtime/commandContext.ts'

/** Options for choosing a storage. */
export interface StorageOptions {
  readonly to?: string
  readonly baseUrl?: string
}

/** Folder that `npm start` serves. */
const SERVED_FOLDER = join('.mintline', 'files')
/** Address under which it does so. */
const SERVED_URL = 'http://127.0.0.1:5173/files/'

/**
 * The storage of the options.
 *
 * @throws USAGE_INVALID
 */
export function openStorage(
  context: CommandContext,
  { to, baseUrl }: StorageOptions,
): AssetStorage {
  if (to === undefined) {
    const folder = join(context.stateBase(), SERVED_FOLDER)
    return folderStorage({ folder, baseUrl: checkedBase(baseUrl ?? SERVED_URL) })
  }
  if (baseUrl === undefined) throw usageError('--to needs --base-url, the address of the folder')
  return folderStorage({ folder: context.path(to), baseUrl: checkedBase(baseUrl) })
}

function checkedBase(url: string): string {
  if (URL.canParse(url) && /^https?:/i.test(url) && !/[?#{}]/.test(url)) return url
  throw usageError(
    `--base-url takes the address of a folder, such as https://example.com/files/, not ${url}`,
  )
}
