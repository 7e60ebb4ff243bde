import { parseJsonText } from '../parseJson.ts'
import { fieldOf } from './fieldOf.ts'
import { JsonRpcError } from './jsonRpcError.ts'
import { isTransient, statusOf } from './nodeFailure.ts'

/**
 * Verdict on an HTTP response. `good`: a real answer from the node, even a program's error. `busy`: may pass.
 * `refused`: permanent for this method.
 */
export type AnswerVerdict = 'good' | 'busy' | 'refused'

/** JSON-RPC codes for requests that another node may answer. */
const NOT_HERE: ReadonlySet<unknown> = new Set([
  -32010, // no index for these accounts
  -32601, // method disabled
])

/** Judges a response. Reads a copy of its body, so that the response can still be read. */
export async function answerVerdict(response: Response): Promise<AnswerVerdict> {
  const body = await response.clone().text()
  const { ok, status } = response
  if (!ok) return status === 429 || status >= 500 ? 'busy' : 'refused'
  const answer = parsed(body)
  if (Array.isArray(answer)) return 'good'
  const error = fieldOf(answer, 'error')
  if (error !== undefined && error !== null) return errorVerdict(new JsonRpcError(error))
  // Gateway pages and truncated responses have no result.
  return fieldOf(answer, 'result') === undefined ? 'busy' : 'good'
}

function errorVerdict(error: JsonRpcError): AnswerVerdict {
  if (isTransient(error) || statusOf(error) === 429) return 'busy'
  return statusOf(error) !== undefined || NOT_HERE.has(error.code) ? 'refused' : 'good'
}

function parsed(text: string): unknown {
  try {
    return parseJsonText(text)
  } catch {
    return undefined
  }
}
