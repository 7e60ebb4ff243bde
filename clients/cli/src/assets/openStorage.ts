import { join } from 'node:path'
import { type AssetStorage, kuboStorage } from '@mintline/assets'
import { folderStorage } from '@mintline/assets/node'
import { usageError } from '../commands/optionValues.ts'
import type { CommandContext } from '../runtime/commandContext.ts'

/** Options for choosing a storage. */
export interface StorageOptions {
  readonly to?: string
  readonly baseUrl?: string
  readonly ipfs?: string
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
  { to, baseUrl, ipfs }: StorageOptions,
): AssetStorage {
  if (ipfs !== undefined) {
    if (to !== undefined || baseUrl !== undefined) {
      throw usageError('--ipfs takes neither --to nor --base-url: addresses on IPFS are ipfs://')
    }
    const authorization = context.environment.env.MINTLINE_IPFS_AUTHORIZATION
    return kuboStorage({ url: checkedRpc(ipfs), authorization })
  }
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

function checkedRpc(url: string): string {
  const { protocol, username, password } = URL.canParse(url) ? new URL(url) : { protocol: '' }
  if (/^https?:$/.test(protocol) && !username && !password) return url
  throw usageError('--ipfs takes the http address of a node, without user name and password')
}
