import { join } from 'node:path'
import { type AssetStorage, bucketStorage, kuboStorage, pinataStorage } from '@mintline/assets'
import { folderStorage } from '@mintline/assets/node'
import { usageError } from '../commands/optionValues.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import { checkedFolder, checkedService } from './checkedAddress.ts'
import { openIrys } from './openIrys.ts'

/** Options for choosing a storage. */
export interface StorageOptions {
  readonly to?: string
  readonly baseUrl?: string
  readonly ipfs?: string
  /** True = at its own address. */
  readonly pinata?: string | true
  /** True = the network's node. */
  readonly irys?: string | true
  readonly arweave?: string
  /** With a folder after a slash. */
  readonly bucket?: string
  readonly endpoint?: string
  readonly region?: string
}

/** Folder that `npm start` serves. */
const SERVED_FOLDER = join('.mintline', 'files')
/** Address at which it does so. */
const SERVED_URL = 'http://127.0.0.1:5173/files/'

/** Region for services that have none. */
const DEFAULT_REGION = 'us-east-1'

/**
 * Opens the storage that the options name.
 *
 * @throws USAGE_INVALID, and for storages that a wallet pays, what opening wallet and network throws
 */
export async function openStorage(
  context: CommandContext,
  options: StorageOptions,
): Promise<AssetStorage> {
  const { to, baseUrl, ipfs, pinata, bucket, endpoint, region, irys, arweave } = options
  const choices = [to, ipfs, pinata, bucket, irys, arweave]
  if (choices.filter((choice) => choice !== undefined).length > 1) {
    throw usageError('Choose one of --to, --ipfs, --pinata, --bucket, --irys and --arweave')
  }
  if (bucket === undefined && (endpoint !== undefined || region !== undefined)) {
    throw usageError('--endpoint and --region are for --bucket')
  }
  if ((ipfs !== undefined || pinata !== undefined) && baseUrl !== undefined) {
    throw usageError(
      '--base-url is for --to, --bucket, --irys and --arweave: addresses on IPFS are ipfs://',
    )
  }
  if (bucket !== undefined) return openBucket(context, bucket, options)
  if (ipfs !== undefined) {
    const authorization = context.environment.env.MINTLINE_IPFS_AUTHORIZATION
    return kuboStorage({ url: checkedService('--ipfs', ipfs), authorization })
  }
  if (pinata !== undefined) return openPinata(context, pinata)
  if (irys !== undefined || arweave !== undefined) return openIrys(context, options)
  return openFolder(context, options)
}

function openFolder(
  context: CommandContext,
  { to, baseUrl = to === undefined ? SERVED_URL : undefined }: StorageOptions,
): AssetStorage {
  if (baseUrl === undefined) throw usageError('--to needs --base-url, the address of the folder')
  const folder = to === undefined ? join(context.stateBase(), SERVED_FOLDER) : context.path(to)
  return folderStorage({ folder, baseUrl: checkedFolder('--base-url', baseUrl) })
}

function openPinata({ environment }: CommandContext, pinata: string | true): AssetStorage {
  const token = environment.env.PINATA_JWT
  if (!token) throw usageError('--pinata needs the JWT of an API key: set PINATA_JWT')
  if (pinata === true) return pinataStorage({ token })
  const url = checkedService('--pinata', pinata)
  return pinataStorage({ token, uploadUrl: url, apiUrl: url })
}

function openBucket(
  { environment }: CommandContext,
  bucket: string,
  { baseUrl, ...options }: StorageOptions,
): AssetStorage {
  if (baseUrl === undefined) throw usageError('--bucket needs --base-url, the address of its files')
  const { env } = environment
  const accessKeyId = env.AWS_ACCESS_KEY_ID
  const secretAccessKey = env.AWS_SECRET_ACCESS_KEY
  if (!accessKeyId || !secretAccessKey) {
    throw usageError('--bucket needs keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  }
  const [, name = '', prefix] = /^([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(bucket) ?? []
  if (name === '') throw usageError(`--bucket takes a name, or a name and a folder, not ${bucket}`)
  const region = options.region ?? env.AWS_REGION ?? DEFAULT_REGION
  const endpoint = options.endpoint ?? `https://s3.${region}.amazonaws.com`
  return bucketStorage({
    endpoint: checkedService('--endpoint', endpoint),
    bucket: name,
    region,
    prefix,
    baseUrl: checkedFolder('--base-url', baseUrl),
    accessKeyId,
    secretAccessKey,
    sessionToken: env.AWS_SESSION_TOKEN,
  })
}
