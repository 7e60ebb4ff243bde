import { AwsClient } from 'aws4fetch'
import { askStorage } from '../askStorage.ts'
import { folderAddress } from '../folderAddress.ts'
import { storageFailure } from '../storageFailure.ts'

/** An S3-compatible bucket. */
export interface BucketInput {
  /** Service address, without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  readonly bucket: string
  /** Default: `us-east-1`, which services without regions accept. */
  readonly region?: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** For temporary keys. */
  readonly sessionToken?: string | undefined
}

/** An object request. */
export interface ObjectRequest {
  readonly method: 'HEAD' | 'PUT'
  readonly key: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer>
  readonly signal: AbortSignal
}

/** Sends a request to a bucket; undefined = it has no such object. */
export type AskBucket = (request: ObjectRequest) => Promise<Headers | undefined>

const NOT_FOUND = 404

/** Names a bucket, or a folder in it, for people, without keys. */
export function bucketName(
  { bucket, endpoint }: Pick<BucketInput, 'bucket' | 'endpoint'>,
  folder = '',
): string {
  return `s3://${bucket}${folder && `/${folder}`} at ${new URL(endpoint).host}`
}

/** Signs and sends requests to a bucket. They throw STORAGE_NOT_AVAILABLE, STORAGE_REFUSED, or the signal's reason. */
export function bucketClient(input: BucketInput): AskBucket {
  const { endpoint, bucket, region = 'us-east-1' } = input
  const { accessKeyId, secretAccessKey, sessionToken } = input
  const client = new AwsClient({
    ...{ accessKeyId, secretAccessKey, service: 's3', region },
    ...(sessionToken !== undefined && { sessionToken }),
    // Uploads count their own attempts.
    retries: 0,
  })
  const place = bucketName(input)
  const answerOf = ({ key, headers, body, signal }: ObjectRequest, method: string) => {
    const path = key.split('/').map(encodeURIComponent).join('/')
    const url = `${folderAddress(endpoint)}${encodeURIComponent(bucket)}/${path}`
    const send = async (either: AbortSignal) => {
      const response = await client.fetch(url, {
        method,
        signal: either,
        ...(headers && { headers }),
        ...(body && { body }),
      })
      return { response, text: await response.text() }
    }
    return askStorage(place, send, signal)
  }
  return async (request) => {
    const { method, key } = request
    const { response, text } = await answerOf(request, method)
    if (response.ok) return response.headers
    if (response.status === NOT_FOUND && method === 'HEAD') return undefined
    // Answers to HEAD have no body.
    const sentence = method === 'HEAD' ? (await answerOf(request, 'GET')).text : text
    throw storageFailure({ place, name: key, reason: reasonIn(sentence), response })
  }
}

/** Extracts the message from an XML answer; undefined = none. */
function reasonIn(text: string): string | undefined {
  return /<Message>([^<]+)<\/Message>/.exec(text)?.[1]
}
