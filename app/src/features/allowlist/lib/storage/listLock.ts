/** Error shown while another tab is changing the same list. */
const IN_ANOTHER_TAB =
  'This list is being changed in another tab: wait until that is done, or close that tab.'

/**
 * Runs work while holding the list's lock across all tabs. A tab that is closed or crashes releases its lock at once.
 *
 * @throws A sentence if another tab holds the lock, or the browser has no locks.
 */
export async function withListLock<Result>(
  list: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) {
    throw new Error('Open this page over https, which lets tabs detect each other.')
  }
  return navigator.locks.request(`mintline.allowlist ${list}`, { ifAvailable: true }, (lock) => {
    if (!lock) throw new Error(IN_ANOTHER_TAB)
    return work()
  })
}
