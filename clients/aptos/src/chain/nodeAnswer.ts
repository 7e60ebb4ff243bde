import { fieldOf, NodeIsBehind } from '@mintline/core/node'

/** A node's error answer. */
export class NodeAnswerError extends Error {
  /** HTTP status. */
  readonly status: number
  /** The node's message, such as a refusal by the virtual machine; undefined = none. */
  readonly said: string | undefined
  /** The node's error code; undefined = none. */
  readonly code: unknown
  /** The ledger version it refers to; undefined = unknown. */
  readonly version: bigint | undefined

  /** @param body Undefined = it was not JSON. */
  constructor(response: Response, body: unknown) {
    const { status, statusText } = response
    const message = fieldOf(body, 'message')
    const said = typeof message === 'string' ? message : undefined
    // core's `askNode` finds the status in this form.
    super(`${status} ${statusText.replaceAll(':', '')}: ${said ?? ''}`)
    this.status = status
    this.said = said
    this.code = fieldOf(body, 'error_code')
    this.version = versionOf(response)
  }
}

/** Returns the error for an error answer. A `NodeIsBehind` may pass with time. */
export function answerError(response: Response, body: unknown): Error {
  const isBehind = fieldOf(body, 'error_code') === 'version_not_found'
  return isBehind ? new NodeIsBehind() : new NodeAnswerError(response, body)
}

/** Returns the ledger version of an answer; undefined = unknown, as when a browser may not read headers. */
export function versionOf({ headers }: Response): bigint | undefined {
  const version = headers.get('x-aptos-ledger-version')
  return version !== null && /^\d{1,20}$/.test(version) ? BigInt(version) : undefined
}

/** Node error codes for transactions that it does not accept. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  'vm_error',
  'sequence_number_too_old',
  'invalid_transaction_update',
])

/** A transaction that a node has judged and refused. */
export interface TransactionRefusal {
  /** The node's message and code. */
  readonly said: string
  /** The ledger version it was judged by; undefined = unknown. */
  readonly version: bigint | undefined
}

/** Returns the transaction refusal behind an error; undefined = the error is about something else. */
export function transactionRefusal(error: unknown): TransactionRefusal | undefined {
  const answer = answerTo(error)
  if (answer?.said === undefined || !REFUSALS.has(answer.code)) return undefined
  const { code, said, version } = answer
  return { said: code === 'vm_error' ? said : `${code}: ${said}`, version }
}

/** Returns true if a node has pruned the requested ledger version. */
export function isPruned(error: unknown): boolean {
  return answerTo(error)?.code === 'version_pruned'
}

/** Returns the HTTP status behind an error, however deeply nested; undefined = there was no answer. */
export function answerStatus(error: unknown): number | undefined {
  return answerTo(error)?.status
}

/** Returns the node's message behind an error, such as a refusal by the virtual machine; undefined = none. */
export function refusalIn(error: unknown): string | undefined {
  return answerTo(error)?.said
}

function answerTo(error: unknown): NodeAnswerError | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof NodeAnswerError) return each
  }
  return undefined
}
