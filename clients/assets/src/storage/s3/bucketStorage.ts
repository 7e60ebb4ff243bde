import { sha256 } from 'multiformats/hashes/sha2'
import type { AssetStorage } from '../assetStorage.ts'
import { type ObjectStore, planObjectFolder, planObjects } from '../objectPlans.ts'
import { readVerified } from '../readVerified.ts'
import { type BucketInput, bucketClient, bucketName } from './bucketClient.ts'

/** A bucket, and its public address. */
export interface BucketStorageInput extends BucketInput {
  /** Folder in the bucket. Default: none. */
  readonly prefix?: string | undefined
  /** URL under which the folder is read: `https://files.example.com/`. */
  readonly baseUrl: string
}

/** Concurrent uploads. */
const CONCURRENCY = 8
/** Content never changes under its address. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'
/** Header with an object's content id. */
const CONTENT_ID = 'x-amz-meta-content-id'

/** Creates a storage in an S3-compatible bucket: AWS, R2, B2, MinIO and others. Its policy must let everybody read. */
export function bucketStorage({
  prefix = '',
  baseUrl,
  ...bucket
}: BucketStorageInput): AssetStorage {
  const ask = bucketClient(bucket)
  const folder = prefix.replace(/^\/+|\/+$/g, '')
  const store: ObjectStore = {
    baseUrl,
    partOf: (name, file) => {
      const key = folder === '' ? name : `${folder}/${name}`
      const { type, content } = file
      return {
        id: key,
        bytes: content.bytes,
        isThere: async (signal) => {
          const headers = await ask({ method: 'HEAD', key, signal })
          return headers?.get(CONTENT_ID) === content.cid
        },
        send: async (signal) => {
          const body = await readVerified(file)
          const headers = {
            'content-type': type,
            'cache-control': CACHE_CONTROL,
            'x-amz-content-sha256': await hashOf(body),
            [CONTENT_ID]: content.cid,
          }
          await ask({ method: 'PUT', key, headers, body, signal })
        },
      }
    },
  }
  return {
    place: bucketName(bucket, folder),
    concurrency: CONCURRENCY,
    planMedia: async (files) => planObjects(store, files),
    planDocuments: (files) => planObjectFolder(store, files),
  }
}

/** Returns the SHA-256 in hex, with which the bucket verifies uploads. */
async function hashOf(content: Uint8Array): Promise<string> {
  const { digest } = await sha256.digest(content)
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
