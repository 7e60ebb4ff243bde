/**
 * Address of a mint page in a tab of its own, without what an embedding page has set.
 *
 * @param address That of the open page.
 */
export function ownPage(address: string): string {
  const url = new URL(address)
  const [path = '', search = ''] = url.hash.split('?')
  const parameters = new URLSearchParams(search)
  parameters.delete('embed')
  parameters.delete('background')
  url.hash = `${path}?${parameters}`
  return url.href
}
