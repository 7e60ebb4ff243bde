import { hideKeysIn } from '@mintline/core/errors'
import { parseJson } from '@mintline/core/text'
import { askStorage } from '../askStorage.ts'
import { folderAddress } from '../folderAddress.ts'
import { storageFailure } from '../storageFailure.ts'
import { valueAt } from '../valueAt.ts'

/** An IPFS node that answers Kubo's RPC. */
export interface KuboNodeInput {
  /** Node address, without `/api/v0`: `http://127.0.0.1:5001`. */
  readonly url: string
  /** `Authorization` header for nodes that require one. Default: none. */
  readonly authorization?: string | undefined
  /** Default: the platform's own. */
  readonly fetch?: typeof fetch | undefined
}

/** A node call. */
interface KuboCall {
  /** Command with its parameters: `pin/ls?arg=…`. */
  readonly command: string
  /** Subject of the call, for errors. */
  readonly name: string
  readonly body?: FormData | undefined
  readonly signal: AbortSignal
}

const ABSENT = /not found|could not find|not pinned/i

/** Names a node for people: only its host, since a URL may contain a key. */
export function placeOf({ url }: KuboNodeInput): string {
  return `IPFS at ${new URL(url).host}`
}

/**
 * Calls a node. Undefined = the node does not have it.
 *
 * @throws STORAGE_NOT_AVAILABLE, STORAGE_REFUSED, or the signal's reason.
 */
export async function callKubo(node: KuboNodeInput, call: KuboCall): Promise<string | undefined> {
  const { command, name, body, signal } = call
  const place = placeOf(node)
  const { url, authorization, fetch = globalThis.fetch } = node
  hideKeysIn(url)
  const request = async (either: AbortSignal) => {
    const response = await fetch(`${folderAddress(url)}api/v0/${command}`, {
      method: 'POST',
      signal: either,
      ...(authorization !== undefined && { headers: { authorization } }),
      ...(body && { body }),
    })
    return { response, text: await response.text() }
  }
  const { response, text } = await askStorage(place, request, signal)
  if (response.ok) return text
  const reason = messageIn(text)
  if (response.status === 500 && ABSENT.test(reason ?? '')) return undefined
  throw storageFailure({ place, name, reason, response })
}

function messageIn(text: string): string | undefined {
  const message = valueAt(parseJson(new TextEncoder().encode(text)), 'Message')
  return typeof message === 'string' ? message : undefined
}
