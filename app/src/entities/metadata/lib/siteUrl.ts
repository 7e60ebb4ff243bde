/** A site named by a creator. */
export interface Site {
  /** https: */
  url: string
  /** Its host as in the browser's address bar, where look-alike letters show as such. */
  host: string
}

/**
 * Returns the site that an untrusted metadata document links to. Undefined for everything but https, and for addresses
 * with credentials, which disguise the host.
 */
export function siteUrl(address: string | undefined): Site | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const { protocol, username, password, href: url, host } = new URL(address)
  if (protocol !== 'https:' || username !== '' || password !== '') return undefined
  return { url, host }
}
