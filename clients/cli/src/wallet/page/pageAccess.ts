import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const SECRET_BYTES = 32

/** How a link was answered. */
export type Admission =
  | { readonly status: 'admitted'; readonly session: string }
  /** The link has been used before. */
  | { readonly status: 'used' }
  | { readonly status: 'unknown' }

/**
 * Decides which browser tab is the page: the first one that opens a link. Its session then takes the place of the
 * link's token, and of an earlier tab's session.
 */
export class PageAccess {
  #token: Buffer | undefined
  readonly #used: Buffer[] = []
  #session: Buffer | undefined

  /** Creates a token for a new link; an earlier one that is unused becomes invalid. */
  newToken(): string {
    const token = secret()
    this.#token = digest(token)
    return token
  }

  /** Exchanges a token, once, for a session. */
  admit(token: string): Admission {
    const given = digest(token)
    if (this.#used.some((used) => timingSafeEqual(used, given))) return { status: 'used' }
    if (!this.#token || !timingSafeEqual(this.#token, given)) return { status: 'unknown' }
    this.#used.push(this.#token)
    this.#token = undefined
    const session = secret()
    this.#session = digest(session)
    return { status: 'admitted', session }
  }

  /** Returns true for the current session. */
  isOpen(session: string): boolean {
    return this.#session !== undefined && timingSafeEqual(this.#session, digest(session))
  }
}

function secret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** Hashes a secret, so that all have the same length to compare. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
