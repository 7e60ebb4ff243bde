import { dequal } from 'dequal'

/** A read that is repeated. Times are local, in milliseconds since 1970. */
export interface RepeatedRead {
  readAt: number
  /** When it was first read as it is: what depends on it need not be read again until this changes. */
  changedAt: number
}

/**
 * A read with the time since which it has been the same.
 *
 * @param before The read before it; undefined = there was none.
 * @param contentOf What counts of a read, which is not its time.
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
