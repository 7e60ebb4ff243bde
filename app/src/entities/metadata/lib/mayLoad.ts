import { isOnThisMachine } from '@mintline/core/networks'

/**
 * True if a page may load an address that anybody could have set. Addresses on this machine are only
 * allowed for pages from this machine: otherwise creators could make visitors' browsers call
 * programs that run on their machines.
 *
 * @param page Address of the page. Default: the open one.
 */
export function mayLoad(url: string, page = window.location.href): boolean {
  return !isOnThisMachine(url) || isOnThisMachine(page)
}
