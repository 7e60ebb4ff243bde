/** Said where another tab is at the same list. */
const IN_ANOTHER_TAB =
  'This list is being changed in another tab: wait until that is done, or close that tab.'

/**
 * Does something while no other tab may do it to the same list. A tab that is closed or crashes lets
 * go of its lock at once.
 *
 * @throws A sentence where another tab holds the lock, or the browser has no locks.
 */
export async function withListLock<Result>(
  list: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) {
    throw new Error('Open this page over https: only there do tabs know of each other.')
  }
  return navigator.locks.request(`mintline.allowlist ${list}`, { ifAvailable: true }, (lock) => {
    if (!lock) throw new Error(IN_ANOTHER_TAB)
    return work()
  })
}
