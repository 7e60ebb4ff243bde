import { createHash, randomBytes } from 'node:crypto'
import { SECRET_PREFIX } from '../http/withoutSecrets.ts'

const BYTES = 32

/** Makes the secret of an API key: 256 random bits, in hex. */
export function newSecret(): string {
  return `${SECRET_PREFIX}${randomBytes(BYTES).toString('hex')}`
}

/** SHA-256 of a secret, which is kept in its place: guessing 256 random bits is hopeless without a slow hash too. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
