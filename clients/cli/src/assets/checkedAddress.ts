import { usageError } from '../commands/optionValues.ts'

/** Returns a folder's address. @throws USAGE_INVALID */
export function checkedFolder(option: string, url: string): string {
  if (URL.canParse(url) && /^https?:/i.test(url) && !/[?#{}]/.test(url)) return url
  throw usageError(
    `${option} takes the address of a folder, such as https://example.com/files/, not ${url}`,
  )
}

/**
 * Returns a service's address. Errors do not show it, since it may contain a key.
 *
 * @throws USAGE_INVALID
 */
export function checkedService(option: string, url: string): string {
  const { protocol, username, password } = URL.canParse(url) ? new URL(url) : { protocol: '' }
  if (/^https?:$/.test(protocol) && !username && !password) return url
  throw usageError(`${option} takes an http or https address, without user name and password`)
}

/** Returns an IPFS gateway's folder. Errors do not show it, since it may contain a key. @throws USAGE_INVALID */
export function checkedGateway(url: string): string {
  const folder = checkedService('MINTLINE_IPFS_GATEWAY', url)
  if (!/[?#]/.test(folder)) return folder
  throw usageError(
    'MINTLINE_IPFS_GATEWAY takes the address of a folder, such as https://ipfs.io/ipfs/, without ? and #',
  )
}
