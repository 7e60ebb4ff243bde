import type { PageRequest } from '../read-model/page.ts'

/** Page fields in a request. */
interface PageInput {
  readonly size: number
  readonly continuation?: string
}

/**
 * Returns the requested page. Besides a page token, `continuation` may be the time and id from the previous page's last
 * row, as some clients send them: `{"params":[1767225600000,"BASE:0x…"]}`.
 */
export function pageRequest({ size, continuation }: PageInput): PageRequest {
  return { size, token: continuation === undefined ? undefined : tokenOf(continuation) }
}

/** Lists in time order take `<milliseconds>_<id>` as page token and refuse every other text. */
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
