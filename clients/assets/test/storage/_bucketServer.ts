import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'

/** The part of s3rver used here; it has no types. */
interface S3Server {
  run(): Promise<AddressInfo>
  close(): Promise<void>
}
const S3rver: new (options: object) => S3Server = createRequire(import.meta.url)('s3rver')

/** A service with the bucket `drop`. */
export interface BucketServer {
  readonly url: string
  /** Returns every object in the bucket by key. */
  objects(): Promise<ReadonlyMap<string, Buffer>>
  close(): Promise<void>
}

/** Keys that the service accepts. */
export const BUCKET_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } as const

/** Starts s3rver on this machine. */
export async function startBucketServer(): Promise<BucketServer> {
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true },
    directory: temporaryFolder(),
    configureBuckets: [{ name: 'drop' }],
  })
  const url = `http://127.0.0.1:${(await server.run()).port}`
  return { url, objects: () => objectsAt(`${url}/drop`), close: () => server.close() }
}

async function objectsAt(bucket: string): Promise<ReadonlyMap<string, Buffer>> {
  const list = await (await fetch(bucket)).text()
  const objects = new Map<string, Buffer>()
  for (const [, key = ''] of list.matchAll(/<Key>([^<]+)<\/Key>/g)) {
    const answer = await fetch(`${bucket}/${key}`)
    objects.set(key, Buffer.from(await answer.arrayBuffer()))
  }
  return objects
}
