import { isMintlineError, readResource } from '@mintline/core'
import type { z } from 'zod'
import type { ServiceSettings } from '../config/adapterSettings.ts'
import { ServerError } from '../errors/serverError.ts'

/** A service, and its name in the settings, for messages about its failures. */
export interface AskedService extends ServiceSettings {
  readonly setting: string
  /** Timeout in milliseconds. Default: 10 seconds. */
  readonly timeout?: number
}

/** Request to a service: URL parameters, or a body. */
export interface Question {
  readonly parameters?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const TIMEOUT = 10_000
const MAX_BYTES = 65_536

/**
 * Requests a JSON document from a service that an operator configured. Does not retry: callers ask again. Redirects are
 * failures, as they would send the token elsewhere.
 *
 * @throws `SERVICE_FAILED`, whose reason has neither URL nor token nor the service's own text
 */
export async function askService<Answer>(
  { setting, url, token, timeout = TIMEOUT }: AskedService,
  { parameters = {}, body }: Question,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const failed = (reason: string) => new ServerError('SERVICE_FAILED', { setting, reason })
  const place = new URL(url)
  for (const [name, value] of Object.entries(parameters)) place.searchParams.set(name, value)
  const send: typeof fetch = (to, init) =>
    fetch(to, {
      ...init,
      redirect: 'manual',
      headers: {
        ...(init?.headers as Record<string, string>),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
  const limits = { fetch: send, timeout, maxBytes: MAX_BYTES, isRetryable: () => false }
  const content = await readResource(place.href, limits).catch((error: unknown) => {
    if (!isMintlineError(error)) throw error
    const { reason = error.code } = error.context as { readonly reason?: string }
    // The error has the URL.
    throw failed(reason)
  })
  const { success, data, error } = schema.safeParse(parsed(content, failed))
  if (success) return data
  throw failed(`its answer is not in order: ${faultIn(error.issues)} is missing or malformed`)
}

/** Returns the first fault's path; in a union, the last form's. */
function faultIn([issue]: readonly z.core.$ZodIssue[]): string {
  if (issue?.code === 'invalid_union') return faultIn(issue.errors.at(-1) ?? [])
  return issue?.path.join('.') || 'all of it'
}

function parsed(content: Uint8Array, failed: (reason: string) => Error): unknown {
  try {
    return JSON.parse(Buffer.from(content).toString())
  } catch {
    throw failed('its answer is not JSON')
  }
}
