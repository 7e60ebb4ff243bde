import { CoreError, isMintlineError, resourceUrl } from '@mintline/core'
import { type Dispatcher, fetch as undiciFetch } from 'undici'

const REDIRECTS = [301, 302, 303, 307, 308]

/** Redirect limit, and the gateway for their targets. */
export interface RedirectOptions {
  readonly maxRedirects: number
  /** Folder on the IPFS gateway; undefined = core's default. */
  readonly gateway?: string | undefined
}

/** Creates a `fetch` over a dispatcher that follows a few redirects, only to http: and https:. */
export function guardedFetch(
  dispatcher: Dispatcher,
  { maxRedirects, gateway }: RedirectOptions,
): typeof fetch {
  const request = async (url: string, init: RequestInit | undefined) => {
    try {
      const options = { ...init, redirect: 'manual', dispatcher }
      const response = await undiciFetch(url, options as Parameters<typeof undiciFetch>[1])
      return response as unknown as Response
    } catch (error) {
      throw refusalIn(error) ?? error
    }
  }
  return async (input, init) => {
    let url = String(input)
    for (let redirects = 0; ; redirects += 1) {
      const response = await request(url, init)
      const location = response.headers.get('location')
      if (!REDIRECTS.includes(response.status) || location === null) return response
      await response.body?.cancel()
      if (redirects === maxRedirects) {
        const reason = `it redirects more than ${maxRedirects} times`
        throw new CoreError('METADATA_INVALID', { uri: String(input), reason })
      }
      url = redirected(location, url, gateway)
    }
  }
}

function redirected(location: string, from: string, gateway: string | undefined): string {
  const target = URL.canParse(location, from) ? new URL(location, from).href : location
  return resourceUrl(target, gateway)
}

/** Returns the refusal that made a request fail; undefined = it failed for another reason. */
function refusalIn(error: unknown): Error | undefined {
  if (isMintlineError(error)) return error
  return error instanceof Error ? refusalIn(error.cause) : undefined
}
