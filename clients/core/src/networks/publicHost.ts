const IPV4 = /^\d+\.\d+\.\d+\.\d+$/
const THIS_MACHINE = /^(?:(?:.+\.)?localhost|127\..+|0\.0\.0\.0|\[::1?\]|\[::ffff:7f.*\])$/
/** Private IPv4 ranges: home, office, carrier and link-local networks. */
const PRIVATE_IPV4 =
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/
/** The same in IPv6, and names that only a private network resolves. */
const PRIVATE_NAME = /^\[f[cd]|^\[fe[89ab]|(?:^|\.)(?:local|internal|lan|home\.arpa)$|^[^.[\]]+$/
/** Names reserved for examples. */
const PLACEHOLDER = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/

/**
 * Returns why an http: or https: URL is not public, as half a sentence: its host is this machine, on a private
 * network, or a placeholder. Undefined if it is public, and for any other text.
 */
export function reasonNotPublic(url: string): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  const { hostname } = new URL(url)
  const name = hostname.replace(/\.$/, '')
  if (THIS_MACHINE.test(name)) return `only this machine can read ${hostname}`
  if (PLACEHOLDER.test(name)) return `${hostname} is a placeholder`
  const isPrivate = IPV4.test(name) ? PRIVATE_IPV4.test(name) : PRIVATE_NAME.test(name)
  return isPrivate ? `only its own network can read ${hostname}` : undefined
}

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Returns true if a URL points to this machine; false for an invalid URL. */
export function isOnThisMachine(url: string): boolean {
  return URL.canParse(url) && LOOPBACK.includes(new URL(url).hostname)
}
