import { fieldOf } from '@mintline/core'

/** An answer of a node that is no success. */
export class NodeAnswerError extends Error {
  /** HTTP status. */
  readonly status: number
  /** Message of the node, such as a refusal by the virtual machine; undefined = there is none. */
  readonly said: string | undefined
  /** Code of the node for the reason; undefined = there is none. */
  readonly code: unknown

  /** @param body Undefined = it was not JSON. */
  constructor({ status, statusText }: Response, body: unknown) {
    const message = fieldOf(body, 'message')
    const said = typeof message === 'string' ? message : undefined
    // The form in which core's `askNode` finds the status.
    super(`${status} ${statusText.replaceAll(':', '')}: ${said ?? ''}`)
    this.status = status
    this.said = said
    this.code = fieldOf(body, 'error_code')
  }
}

/** The error for an answer that is no success. One of a node that lags behind may pass. */
export function answerError(response: Response, body: unknown): Error {
  const isBehind = fieldOf(body, 'error_code') === 'version_not_found'
  return isBehind ? nodeIsBehind() : new NodeAnswerError(response, body)
}

/** The error of a node that lags behind, which core's `askNode` retries. */
export function nodeIsBehind(): Error {
  return new Error('Node is behind')
}

/** True if the virtual machine refuses a transaction, which is not executed then. */
export function isVmRefusal(error: unknown): boolean {
  return answerTo(error)?.code === 'vm_error'
}

/** True if a node has forgotten the version of the ledger that it was asked for. */
export function isPruned(error: unknown): boolean {
  return answerTo(error)?.code === 'version_pruned'
}

/** HTTP status of the answer behind an error, however deeply nested; undefined = there was no answer. */
export function answerStatus(error: unknown): number | undefined {
  return answerTo(error)?.status
}

/** Message of the answer behind an error, such as a refusal by the virtual machine; undefined = there is none. */
export function refusalIn(error: unknown): string | undefined {
  return answerTo(error)?.said
}

function answerTo(error: unknown): NodeAnswerError | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof NodeAnswerError) return each
  }
  return undefined
}
