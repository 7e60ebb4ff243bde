/** An error of the SDK for an answer that is no success. */
interface AnsweredError {
  /** HTTP status. */
  readonly status: number
  readonly statusText: string
  /** Body of the answer. */
  readonly data: unknown
}

/** Converts an error of the SDK to one that core's `askNode` understands. Returns other errors unchanged. */
export function nodeFailure(error: unknown): unknown {
  if (!isAnswered(error)) return error
  const { status, statusText, data } = error
  const message = `${status} ${statusText.replaceAll(':', '')}: ${messageIn(data) ?? ''}`
  return new Error(message, { cause: error })
}

/** HTTP status of the answer behind an error, however deeply nested; undefined = there was no answer. */
export function answerStatus(error: unknown): number | undefined {
  return answerTo(error)?.status
}

/** Message of the answer behind an error, such as a refusal by the virtual machine; undefined = there is none. */
export function refusalIn(error: unknown): string | undefined {
  return messageIn(answerTo(error)?.data)
}

function answerTo(error: unknown): AnsweredError | undefined {
  for (let each = error; each instanceof Error; each = each.cause) if (isAnswered(each)) return each
  return undefined
}

/** By name, not by class: a program may hold several copies of the SDK. */
function isAnswered(error: unknown): error is Error & AnsweredError {
  return error instanceof Error && error.name === 'AptosApiError' && 'status' in error
}

function messageIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined
  return typeof data.message === 'string' ? data.message : undefined
}
