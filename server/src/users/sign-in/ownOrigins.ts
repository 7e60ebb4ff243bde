import { isOnThisMachine } from '@mintline/core/networks'
import { ServerError } from '../../errors/serverError.ts'

/** Configured origins: this server's and its pages'. */
export interface NamedOrigins {
  /** The server's public URL; undefined = reachable from this machine only. */
  readonly publicUrl?: string | undefined
  /** Allowed page origins; undefined = all pages may call, but none may have texts signed in its name. */
  readonly origins?: readonly string[] | undefined
}

/** Request headers that tell where the caller reached the server. */
export interface AskedFrom {
  readonly host?: string | undefined
  readonly origin?: string | undefined
}

/** Request headers, and the caller's IP address. */
export interface CalledFrom extends AskedFrom {
  readonly ip: string
}

/**
 * Returns the origins in whose name wallets may sign texts for this server, starting with the calling page's.
 *
 * Request headers are trusted only if they name this machine, which nobody can reach from elsewhere: callers write
 * them, and could otherwise bring texts here that were signed for their own site.
 *
 * @throws `NO_PUBLIC_URL` if there is none
 */
export function ownOrigins(
  { publicUrl, origins = [] }: NamedOrigins,
  { host, origin }: AskedFrom,
): [string, ...string[]] {
  const here = `http://${host}`
  const isHere = publicUrl === undefined && URL.canParse(here) && isOnThisMachine(here)
  const own = [publicUrl, ...origins, isHere ? here : undefined].flatMap((url) =>
    url === undefined ? [] : [new URL(url).origin],
  )
  const [first, ...others] = own.toSorted((one, other) => +(other === origin) - +(one === origin))
  if (first === undefined) throw new ServerError('NO_PUBLIC_URL', {})
  return [first, ...others]
}

/** Returns an origin's domain as texts name it: its host, and its port unless it is the default. */
export const domainOf = (origin: string): string => new URL(origin).host
