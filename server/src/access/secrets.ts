import { createHash, randomBytes } from 'node:crypto'
import { SECRET_PREFIX } from '../http/requestLog.ts'

const BYTES = 32

/** Creates an API key's secret: 256 random bits, in hex. */
export function newSecret(): string {
  return `${SECRET_PREFIX}${randomBytes(BYTES).toString('hex')}`
}

/**
 * Returns a secret's SHA-256 hash, which is stored instead: 256 random bits cannot be guessed, even without a slow
 * hash.
 */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
