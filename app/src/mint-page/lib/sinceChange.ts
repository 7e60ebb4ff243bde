import { dequal } from 'dequal'

/** A repeated read. Times are local, in milliseconds since 1970. */
export interface RepeatedRead {
  readAt: number
  /** When the content last changed: dependent data need not be refetched until this changes. */
  changedAt: number
}

/**
 * Adds to a read the time since which its content has been the same.
 *
 * @param before The previous read; undefined = there was none.
 * @param contentOf Returns a read's content, without its time.
 */
export function sinceChange<Read extends object>(
  before: (Read & RepeatedRead) | undefined,
  later: Read,
  contentOf: (read: Read) => unknown,
): Read & RepeatedRead {
  const readAt = Date.now()
  const isSame = before !== undefined && dequal(contentOf(before), contentOf(later))
  return { ...later, readAt, changedAt: isSame ? before.changedAt : readAt }
}
