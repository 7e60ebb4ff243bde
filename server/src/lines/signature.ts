import { createHmac, timingSafeEqual } from 'node:crypto'

/** Header for a webhook's signature. */
export const SIGNATURE_HEADER = 'x-mintline-signature'

/** Tolerance in seconds for clock differences between sender and server, and for the request's duration. */
const TOLERANCE = 300

/** Reasons to refuse a signature, worded to end a sentence about its header. */
export type SignatureFault = 'is missing' | 'is malformed' | 'is too old or too new' | 'is wrong'

/** A signed request. */
export interface SignedBody {
  /** `t=<unix seconds>,v1=<hex>`; with several v1, one has to be right. Undefined = the request has none. */
  readonly header: string | undefined
  readonly body: Buffer
}

/** Computes the HMAC-SHA256 of `<time>.<body>` in hex. */
export function signatureOf(secret: string, time: string, body: Buffer): string {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
}

/**
 * Returns a signature's fault; undefined = it is right.
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

/** Compares lengths first: a signature's length is no secret. */
function isEqual(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}
