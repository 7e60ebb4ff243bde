import { boundedFetch } from '@mintline/core/async'
import { NodeIsBehind } from '@mintline/core/node'
import type { AptosConnection } from './connection.ts'
import { answerError, versionOf } from './nodeAnswer.ts'

/** A node and its transport, with the point that answers must have reached. Default: any. */
export type NodeAddress = Pick<AptosConnection, 'url' | 'fetch'> &
  Partial<Pick<AptosConnection, 'confirmed'>>

/** A request to a node's REST interface. */
export interface NodeRequest {
  /** Path below the node's URL; empty = ledger info. */
  readonly path: string
  /** Posted: a signed transaction in BCS as bytes, anything else as JSON. Undefined = a GET. */
  readonly body?: Uint8Array<ArrayBuffer> | object | undefined
  /** Aborts the request, also while the answer is read. */
  readonly signal?: AbortSignal | undefined
}

const JSON_TYPE = 'application/json'
const SIGNED_TRANSACTION_TYPE = 'application/x.aptos.signed_transaction+bcs'

/**
 * Makes one request to a node, without retries. It needs no SDK, so that read-only pages do not load it.
 *
 * @throws NodeIsBehind if the answer is older than the confirmed point.
 * @throws NodeAnswerError for an error response, and what `fetch` throws.
 */
export async function requestNode<Answer>(
  { url, fetch, confirmed }: NodeAddress,
  { path, body, signal }: NodeRequest,
): Promise<Answer> {
  const response = await boundedFetch(fetch)(`${url}/${path}`, {
    ...(body && posted(body)),
    ...(signal && { signal }),
  })
  const text = await response.text()
  const version = versionOf(response)
  if (confirmed && version !== undefined && version < confirmed.version) throw new NodeIsBehind()
  if (!response.ok) throw answerError(response, parsed(text))
  return JSON.parse(text)
}

function posted(body: NonNullable<NodeRequest['body']>): RequestInit {
  const isBytes = body instanceof Uint8Array
  return {
    method: 'POST',
    headers: { 'content-type': isBytes ? SIGNED_TRANSACTION_TYPE : JSON_TYPE },
    body: isBytes ? body : JSON.stringify(body),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
