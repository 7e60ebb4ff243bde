import { isOnThisMachine } from '@mintline/core/networks'

/**
 * Returns true if a page may load an address that anybody could have set. Only pages from this machine may load
 * addresses on this machine: otherwise creators could make visitors' browsers call programs that run on their machines.
 *
 * @param page The page's URL. Default: the open one.
 */
export function mayLoad(url: string, page = window.location.href): boolean {
  return !isOnThisMachine(url) || isOnThisMachine(page)
}
