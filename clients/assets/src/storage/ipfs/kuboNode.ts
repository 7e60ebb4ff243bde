import { parseJson } from '@mintline/core'
import { AssetsError } from '../../errors/assetsError.ts'
import { askStorage, notAvailable } from '../askStorage.ts'

/** An IPFS node that answers Kubo's RPC. */
export interface KuboNodeInput {
  /** Address of the node, without `/api/v0`: `http://127.0.0.1:5001`. */
  readonly url: string
  /** Header `Authorization` for nodes that ask for one. Default: none. */
  readonly authorization?: string | undefined
  /** Default: that of the platform. */
  readonly fetch?: typeof fetch | undefined
}

/** A call of a node. */
interface KuboCall {
  /** Command with its parameters: `pin/ls?arg=…`. */
  readonly command: string
  /** Name of what is asked for, for errors. */
  readonly name: string
  readonly body?: FormData | undefined
  readonly signal: AbortSignal
}

const ABSENT = /not found|could not find|not pinned/i
const FORBIDDEN: ReadonlySet<number> = new Set([400, 401, 402, 403, 404, 405, 413])

/** A node for people: only its host, since a URL may contain a key. */
export function placeOf({ url }: KuboNodeInput): string {
  return `IPFS at ${new URL(url).host}`
}

/**
 * Calls a node. Undefined = it does not have what was asked for.
 *
 * @throws STORAGE_NOT_AVAILABLE, STORAGE_REFUSED, or the reason of the signal.
 */
export async function callKubo(node: KuboNodeInput, call: KuboCall): Promise<string | undefined> {
  const { command, name, body, signal } = call
  const place = placeOf(node)
  const { url, authorization, fetch = globalThis.fetch } = node
  const request = async (either: AbortSignal) => {
    const response = await fetch(`${url.replace(/\/+$/, '')}/api/v0/${command}`, {
      method: 'POST',
      signal: either,
      ...(authorization !== undefined && { headers: { authorization } }),
      ...(body && { body }),
    })
    return { status: response.status, text: await response.text() }
  }
  const { status, text } = await askStorage(place, request, signal)
  if (status >= 200 && status < 300) return text
  const reason = messageIn(text) ?? `status ${status}`
  if (status === 500 && ABSENT.test(reason)) return undefined
  if (!FORBIDDEN.has(status)) throw notAvailable(place, reason)
  throw new AssetsError('STORAGE_REFUSED', { place, name, reason, status })
}

function messageIn(text: string): string | undefined {
  const answer = parseJson(new TextEncoder().encode(text))
  const isObject = typeof answer === 'object' && answer !== null && 'Message' in answer
  return isObject && typeof answer.Message === 'string' ? answer.Message : undefined
}
