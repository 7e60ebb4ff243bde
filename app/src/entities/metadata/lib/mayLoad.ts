import { isOnThisMachine } from '#entities/cluster/lib/customUrl.ts'

/**
 * Whether a page may load an address that anybody may have named. What is on this machine, it may only
 * where it is from this machine itself: else a creator could have the browsers of visitors call
 * programs that run beside them.
 *
 * @param page Address of the page. Default: that of the one that is open.
 */
export function mayLoad(url: string, page = window.location.href): boolean {
  return !isOnThisMachine(url) || isOnThisMachine(page)
}
