/** Checks once per node whether it serves a chain. Failed checks are not cached. */
export function chainCheck(
  isRightChain: (url: string) => Promise<boolean>,
): (url: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>()
  return (url) => {
    const check = known.get(url) ?? isRightChain(url)
    known.set(url, check)
    // Callers get the error; the node is asked again next time.
    check.catch(() => known.delete(url))
    return check
  }
}
