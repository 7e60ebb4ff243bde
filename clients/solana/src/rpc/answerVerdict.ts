import { isPassing, statusOf } from '@mintline/core'
import { fieldOf } from './answers.ts'
import { JsonRpcError } from './jsonRpcError.ts'

/**
 * Worth of an answer over HTTP: `good` is the node's own word, errors of programs included;
 * `busy` may pass; `refused` stays as it is for this method.
 */
export type AnswerVerdict = 'good' | 'busy' | 'refused'

/** Codes of JSON-RPC by which a node says that another one may do it. */
const NOT_HERE: ReadonlySet<unknown> = new Set([
  -32010, // keeps no index for these accounts
  -32601, // method switched off
])

/** Verdict on an answer. Reads a copy of its body, so that the answer can still be read. */
export async function answerVerdict(response: Response): Promise<AnswerVerdict> {
  const body = await response.clone().text()
  const { ok, status } = response
  if (!ok) return status === 429 || status >= 500 ? 'busy' : 'refused'
  const answer = parsed(body)
  if (Array.isArray(answer)) return 'good'
  const error = fieldOf(answer, 'error')
  if (error !== undefined && error !== null) return errorVerdict(new JsonRpcError(error))
  // Pages of gateways and answers that were cut off have no result.
  return fieldOf(answer, 'result') === undefined ? 'busy' : 'good'
}

function errorVerdict(error: JsonRpcError): AnswerVerdict {
  if (isPassing(error) || statusOf(error) === 429) return 'busy'
  return statusOf(error) !== undefined || NOT_HERE.has(error.code) ? 'refused' : 'good'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
