import { fieldOf } from './answers.ts'

/**
 * What an answer over HTTP is worth: `good` is the node's own word, errors of programs included;
 * `busy` may pass; `refused` stays as it is for this method.
 */
export type AnswerVerdict = 'good' | 'busy' | 'refused'

/** Codes of JSON-RPC by which a node says that it is the wrong one to ask, not that the request is wrong. */
const VERDICT_OF_CODE: ReadonlyMap<unknown, AnswerVerdict> = new Map([
  [-32005, 'busy'], // behind or unhealthy
  [-32429, 'busy'], // quota used up
  [-32010, 'refused'], // keeps no index for these accounts
  [-32601, 'refused'], // method switched off
])

/** Verdict on an answer. Reads a copy of its body, so that the answer can still be read. */
export async function answerVerdict(response: Response): Promise<AnswerVerdict> {
  const body = await response.clone().text()
  const { ok, status } = response
  if (!ok) return status === 429 || status >= 500 ? 'busy' : 'refused'
  const answer = parsed(body)
  if (Array.isArray(answer)) return 'good'
  const error = fieldOf(answer, 'error')
  if (error !== undefined && error !== null) {
    return VERDICT_OF_CODE.get(fieldOf(error, 'code')) ?? 'good'
  }
  // Pages of gateways and answers that were cut off have no result.
  return fieldOf(answer, 'result') === undefined ? 'busy' : 'good'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
