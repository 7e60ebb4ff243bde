import { join } from 'node:path'
import { type AssetStorage, bucketStorage, kuboStorage } from '@mintline/assets'
import { folderStorage } from '@mintline/assets/node'
import { usageError } from '../commands/optionValues.ts'
import type { CommandContext } from '../runtime/commandContext.ts'

/** Options for choosing a storage. */
export interface StorageOptions {
  readonly to?: string
  readonly baseUrl?: string
  readonly ipfs?: string
  /** With a folder after a slash. */
  readonly bucket?: string
  readonly endpoint?: string
  readonly region?: string
}

/** Folder that `npm start` serves. */
const SERVED_FOLDER = join('.mintline', 'files')
/** Address under which it does so. */
const SERVED_URL = 'http://127.0.0.1:5173/files/'

/** Region of services that have none. */
const DEFAULT_REGION = 'us-east-1'

/**
 * The storage of the options.
 *
 * @throws USAGE_INVALID
 */
export function openStorage(context: CommandContext, options: StorageOptions): AssetStorage {
  const { to, baseUrl, ipfs, bucket, endpoint, region } = options
  if (bucket === undefined && (endpoint !== undefined || region !== undefined)) {
    throw usageError('--endpoint and --region are for --bucket')
  }
  if (bucket !== undefined) return openBucket(context, bucket, options)
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

function openBucket(
  context: CommandContext,
  bucket: string,
  { to, baseUrl, ipfs, ...options }: StorageOptions,
): AssetStorage {
  if (to !== undefined || ipfs !== undefined) {
    throw usageError('Choose one of --to, --ipfs and --bucket')
  }
  if (baseUrl === undefined) throw usageError('--bucket needs --base-url, the address of its files')
  const { env } = context.environment
  const accessKeyId = env.AWS_ACCESS_KEY_ID
  const secretAccessKey = env.AWS_SECRET_ACCESS_KEY
  if (!accessKeyId || !secretAccessKey) {
    throw usageError('--bucket needs keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  }
  const [, name = '', prefix] = /^([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(bucket) ?? []
  if (name === '') throw usageError(`--bucket takes a name, or a name and a folder, not ${bucket}`)
  const region = options.region ?? env.AWS_REGION ?? DEFAULT_REGION
  return bucketStorage({
    endpoint: checkedService(options.endpoint ?? `https://s3.${region}.amazonaws.com`),
    bucket: name,
    region,
    prefix,
    baseUrl: checkedBase(baseUrl),
    accessKeyId,
    secretAccessKey,
    sessionToken: env.AWS_SESSION_TOKEN,
  })
}

function checkedService(url: string): string {
  if (URL.canParse(url) && /^https?:/i.test(url)) return url
  throw usageError(
    `--endpoint takes the address of a service, such as https://s3.example.com, not ${url}`,
  )
}
