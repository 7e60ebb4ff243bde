import { isOnThisMachine } from '@mintline/core/networks'
import { ServerError } from '../../errors/serverError.ts'

/** Origins of this server and of its pages, as far as the settings tell. */
export interface NamedOrigins {
  /** Address under which the server is reached; undefined = from this machine alone. */
  readonly publicUrl?: string | undefined
  /** Origins of the pages that may call; undefined = all, none of which may have texts signed in its name. */
  readonly origins?: readonly string[] | undefined
}

/** Headers of a request that tell where its caller reached the server. */
export interface AskedFrom {
  readonly host?: string | undefined
  readonly origin?: string | undefined
}

/** Headers of a request, and the address of its caller. */
export interface CalledFrom extends AskedFrom {
  readonly ip: string
}

/**
 * Origins in whose name wallets may sign texts for this server, that of the calling page first.
 *
 * A header of the request is believed only where it names this machine, by which nobody elsewhere is reached: whoever calls
 * writes it, and could otherwise bring texts here that were signed for a site of their own.
 *
 * @throws `NO_PUBLIC_URL` when there is none
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

/** The domain of an origin, as texts name it: its host, with a port that is not the usual one. */
export const domainOf = (origin: string): string => new URL(origin).host
