import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { Sha256 } from '@aws-crypto/sha256-js'
import { SignatureV4 } from '@smithy/signature-v4'
import { sha256 } from 'multiformats/hashes/sha2'
import { listen, type Service } from './_service.ts'

/** The only key that a strict service accepts, in its only region. */
export const STRICT = {
  accessKeyId: 'S3RVER',
  secretAccessKey: 'the real secret',
  region: 'eu-central-1',
}

/** Maximum clock skew of a request in milliseconds, as at AWS. */
const MAX_SKEW = 900_000
const CREDENTIAL =
  /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, *SignedHeaders=([^,]+), *Signature=(\w+)/

type Refusal = readonly [status: number, code: string, message: string]

/** A service in front of another, which first checks signatures with AWS's own signer. */
export interface StrictBucket extends Service {
  /** Milliseconds by which its clock is ahead. */
  ahead: number
  /** Methods of accepted requests. */
  readonly passed: string[]
}

/** Starts a strict service in front of another. */
export async function startStrictBucket(behind: string): Promise<StrictBucket> {
  const state = { ahead: 0, passed: [] as string[] }
  const service = await listen(async (request, response) => {
    const body = await buffer(request)
    const refusal = await refusalOf(request, body, Date.now() + state.ahead)
    if (refusal) {
      const [status, code, message] = refusal
      response.writeHead(status, { 'content-type': 'application/xml' })
      return response.end(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`)
    }
    const { method = '', url } = request
    state.passed.push(method)
    const { host: _, connection: __, ...headers } = request.headers
    const answer = await fetch(`${behind}${url}`, {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      ...(method === 'PUT' && { body: new Uint8Array(body) }),
    })
    const contentId = answer.headers.get('x-amz-meta-content-id')
    response.writeHead(answer.status, contentId ? { 'x-amz-meta-content-id': contentId } : {})
    return response.end(Buffer.from(await answer.arrayBuffer()))
  })
  return Object.assign(state, service)
}

/** Returns why AWS would refuse a request; undefined = it would not. */
async function refusalOf(
  { method = '', url = '/', headers }: IncomingMessage,
  body: Buffer,
  now: number,
): Promise<Refusal | undefined> {
  const [, key, , region, names = '', signature] =
    CREDENTIAL.exec(headers.authorization ?? '') ?? []
  if (key !== STRICT.accessKeyId) {
    return [403, 'InvalidAccessKeyId', 'The access key id does not exist in our records.']
  }
  if (region !== STRICT.region) {
    const message = `The region '${region}' is wrong; expecting '${STRICT.region}'`
    return [400, 'AuthorizationHeaderMalformed', message]
  }
  const date = String(headers['x-amz-date']).replace(
    /^(....)(..)(..T..)(..)(..Z)$/,
    '$1-$2-$3:$4:$5',
  )
  if (Math.abs(Date.parse(date) - now) > MAX_SKEW) {
    return [403, 'RequestTimeTooSkewed', "The request's time differs too much from ours."]
  }
  const signed = names.split(';')
  const { pathname, searchParams } = new URL(url, 'http://bucket')
  const signer = new SignatureV4({
    credentials: STRICT,
    region: STRICT.region,
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
  })
  const expected = await signer.sign(
    {
      method,
      protocol: 'http:',
      hostname: '127.0.0.1',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
      body,
    },
    { signingDate: new Date(date), signableHeaders: new Set(signed) },
  )
  if (!expected.headers.authorization?.endsWith(`Signature=${signature}`)) {
    return [403, 'SignatureDoesNotMatch', 'The signature does not match: check the secret.']
  }
  const { digest } = await sha256.digest(new Uint8Array(body))
  const hash = headers['x-amz-content-sha256']
  const isRight = hash === Buffer.from(digest).toString('hex')
  if (isRight || method !== 'PUT') return undefined
  return [400, 'XAmzContentSHA256Mismatch', 'The content is not the one that was signed.']
}
