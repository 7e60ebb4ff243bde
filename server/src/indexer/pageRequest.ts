import type { PageRequest } from '../read-model/page.ts'

/** Page fields in a request. */
interface PageInput {
  readonly size: number
  readonly continuation?: string
  /** Takes precedence over the continuation. */
  readonly cursor?: string
}

/** Returns the requested page. */
export function pageRequest({ size, continuation, cursor }: PageInput): PageRequest {
  return { size, token: cursor ?? continuation }
}
