import { boundedFetch, NodeIsBehind } from '@mintline/core'
import type { AptosConnection } from './connection.ts'
import { answerError, versionOf } from './nodeAnswer.ts'

/** A node and its transport, with the point that its answers must have reached. Default: any. */
export type NodeAddress = Pick<AptosConnection, 'url' | 'fetch'> &
  Partial<Pick<AptosConnection, 'confirmed'>>

/** A request to the REST interface of a node. */
export interface NodeRequest {
  /** Below the URL of the node; empty = the ledger. */
  readonly path: string
  /** Posted: a signed transaction in BCS as bytes, anything else as JSON. Undefined = a GET. */
  readonly body?: Uint8Array<ArrayBuffer> | object | undefined
  /** Ends the request, also while its answer is read. */
  readonly signal?: AbortSignal | undefined
}

const JSON_TYPE = 'application/json'
const SIGNED_TRANSACTION_TYPE = 'application/x.aptos.signed_transaction+bcs'

/**
 * Makes one request to a node, without retries. The SDK is not needed for it, so that pages that only read do not load
 * it.
 *
 * @throws NodeIsBehind for an answer from before what was confirmed.
 * @throws NodeAnswerError for a response without success, and what `fetch` throws.
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
