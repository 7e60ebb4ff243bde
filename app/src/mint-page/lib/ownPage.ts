/**
 * Returns a mint page's URL for its own tab, without the embedding page's settings.
 *
 * @param address The open page's URL.
 */
export function ownPage(address: string): string {
  const url = new URL(address)
  const [path = '', search = ''] = url.hash.split('?')
  const parameters = new URLSearchParams(search)
  parameters.delete('embed')
  parameters.delete('background')
  parameters.delete('theme')
  url.hash = `${path}?${parameters}`
  return url.href
}
