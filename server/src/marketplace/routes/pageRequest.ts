import type { PageRequest } from '../../read-model/page.ts'

/** Page that a request asks for. */
interface PageInput {
  readonly size: number
  readonly continuation?: string
}

/**
 * The page that a request asks for. Besides the tokens of pages, it may name the last row of the page before by its time
 * and id, as some clients do: `{"params":[1767225600000,"BASE:0x…"]}`.
 */
export function pageRequest({ size, continuation }: PageInput): PageRequest {
  return { size, token: continuation === undefined ? undefined : tokenOf(continuation) }
}

/** Lists in the order of a time take `<milliseconds>_<id>` for a token, and refuse every other text. */
function tokenOf(continuation: string): string {
  const [time, id] = paramsOf(continuation)
  return Number.isSafeInteger(time) && typeof id === 'string' ? `${time}_${id}` : continuation
}

function paramsOf(continuation: string): unknown[] {
  if (!continuation.startsWith('{')) return []
  try {
    const { params }: { params?: unknown } = JSON.parse(continuation)
    return Array.isArray(params) && params.length === 2 ? params : []
  } catch {
    return []
  }
}
