import type { PageRequest } from '../../read-model/page.ts'

/** Page that a request asks for. */
interface PageInput {
  readonly size: number
  readonly continuation?: string
  /** Goes before the continuation where both are given. */
  readonly cursor?: string
}

/** The page that a request asks for. */
export function pageRequest({ size, continuation, cursor }: PageInput): PageRequest {
  return { size, token: cursor ?? continuation }
}
