import { fieldOf, NodeIsBehind } from '@mintline/core'

/** An answer of a node that is no success. */
export class NodeAnswerError extends Error {
  /** HTTP status. */
  readonly status: number
  /** Message of the node, such as a refusal by the virtual machine; undefined = there is none. */
  readonly said: string | undefined
  /** Code of the node for the reason; undefined = there is none. */
  readonly code: unknown
  /** Version of the ledger that it is about; undefined = not told. */
  readonly version: bigint | undefined

  /** @param body Undefined = it was not JSON. */
  constructor(response: Response, body: unknown) {
    const { status, statusText } = response
    const message = fieldOf(body, 'message')
    const said = typeof message === 'string' ? message : undefined
    // The form in which core's `askNode` finds the status.
    super(`${status} ${statusText.replaceAll(':', '')}: ${said ?? ''}`)
    this.status = status
    this.said = said
    this.code = fieldOf(body, 'error_code')
    this.version = versionOf(response)
  }
}

/** The error for an answer that is no success. One of a node that is behind may pass. */
export function answerError(response: Response, body: unknown): Error {
  const isBehind = fieldOf(body, 'error_code') === 'version_not_found'
  return isBehind ? new NodeIsBehind() : new NodeAnswerError(response, body)
}

/** Version of the ledger that an answer is about; undefined = not told, as where a browser may not read headers. */
export function versionOf({ headers }: Response): bigint | undefined {
  const version = headers.get('x-aptos-ledger-version')
  return version !== null && /^\d{1,20}$/.test(version) ? BigInt(version) : undefined
}

/** Codes of nodes for transactions that they do not take. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  'vm_error',
  'sequence_number_too_old',
  'invalid_transaction_update',
])

/** A transaction that a node has judged and does not take. */
export interface TransactionRefusal {
  /** Words and code of the node. */
  readonly said: string
  /** Version of the ledger by which it was judged; undefined = not told. */
  readonly version: bigint | undefined
}

/** The refusal of a transaction behind an error; undefined = it is about something else. */
export function transactionRefusal(error: unknown): TransactionRefusal | undefined {
  const answer = answerTo(error)
  if (answer?.said === undefined || !REFUSALS.has(answer.code)) return undefined
  const { code, said, version } = answer
  return { said: code === 'vm_error' ? said : `${code}: ${said}`, version }
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
