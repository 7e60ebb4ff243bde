import { createHmac, timingSafeEqual } from 'node:crypto'

/** Header of the signature of a webhook. */
export const SIGNATURE_HEADER = 'x-mintline-signature'

/** Seconds by which clocks of sender and server may differ, and which a request may take. */
const TOLERANCE = 300

/** Reasons to refuse a signature, as the end of a sentence about its header. */
export type SignatureFault = 'is missing' | 'is malformed' | 'is too old or too new' | 'is wrong'

/** A signed request. */
export interface SignedBody {
  /** `t=<unix seconds>,v1=<hex>`; of several v1, one has to be right. Undefined = the request has none. */
  readonly header: string | undefined
  readonly body: Buffer
}

/** The HMAC-SHA256 of `<time>.<body>` in hex. */
export function signatureOf(secret: string, time: string, body: Buffer): string {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
}

/**
 * Looks for a fault in a signature; undefined = it is right.
 *
 * @param now Unix seconds.
 */
export function signatureFault(
  secret: string,
  { header, body }: SignedBody,
  now: number,
): SignatureFault | undefined {
  if (header === undefined) return 'is missing'
  const parts = header.split(',').map((part) => part.trim())
  const valuesOf = (name: string) =>
    parts.flatMap((part) => (part.startsWith(`${name}=`) ? part.slice(name.length + 1) : []))
  const [[time, ...others], signatures] = [valuesOf('t'), valuesOf('v1')]
  const isFormed = time !== undefined && others.length === 0 && /^\d{1,12}$/.test(time)
  if (!isFormed || signatures.length === 0) return 'is malformed'
  const expected = Buffer.from(signatureOf(secret, time, body))
  const isRight = signatures.some((signature) => isEqual(Buffer.from(signature), expected))
  if (!isRight) return 'is wrong'
  return Math.abs(now - Number(time)) > TOLERANCE ? 'is too old or too new' : undefined
}

/** The length of a signature is no secret. */
function isEqual(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}
