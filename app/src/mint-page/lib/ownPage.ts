/** Parameters that belong to the embedding page. */
const OF_EMBEDS = ['embed', 'background', 'theme', 'preset', 'accent', 'font']

/**
 * Returns a mint page's URL for its own tab, without the embedding page's settings.
 *
 * @param address The open page's URL.
 */
export function ownPage(address: string): string {
  const url = new URL(address)
  const [path = '', search = ''] = url.hash.split('?')
  const parameters = new URLSearchParams(search)
  for (const name of OF_EMBEDS) parameters.delete(name)
  url.hash = `${path}?${parameters}`
  return url.href
}
