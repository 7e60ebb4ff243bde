import { CoreError, type InputProblem, isMintlineError, resourceUrl } from '@mintline/core'
import { isOnThisMachine } from '@mintline/core/networks'
import { collectProblems, type Problems } from './problems.ts'
import { checkUri } from './texts.ts'

const DATA = /^data:[^,]*,./is
/** Placeholder for the number of an item. */
const SOME_NUMBER = '1'

/**
 * Problems of a metadata URI to be written: at most 200 bytes, and https, ipfs, ar or data, or http on this machine.
 * `{}` stands for the number of an item; empty means no metadata.
 *
 * @param path Path of the problems.
 */
export function collectMetadataAddressProblems(path: string, uri: string): readonly InputProblem[] {
  return collectProblems((problems) => checkMetadataAddress(problems, path, uri))
}

/**
 * Adds the same problems to others.
 *
 * @param before The URI on chain, which is allowed to stay whatever it is.
 */
export function checkMetadataAddress(
  problems: Problems,
  path: string,
  uri: string,
  before?: string,
): void {
  checkUri(problems, path, uri)
  if (uri === '' || uri === before) return
  const reason = reasonAgainst(uri.replaceAll('{}', SOME_NUMBER))
  if (reason !== undefined)
    problems.add(path, new CoreError('METADATA_ADDRESS_INVALID', { uri, reason }))
}

function reasonAgainst(uri: string): string | undefined {
  // Stored text is read by programs that do not trim.
  if (uri !== uri.trim()) return 'it begins or ends with a space'
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(uri)?.[0].toLowerCase()
  if (scheme === 'data:') return DATA.test(uri) ? undefined : 'it has no content after a comma'
  const url = readable(uri)
  if (url === undefined) return unreadable(scheme)
  if (url.startsWith('https:') || isOnThisMachine(url)) return undefined
  return 'pages load nothing over http from other machines: use https'
}

function readable(uri: string): string | undefined {
  try {
    return resourceUrl(uri)
  } catch (error) {
    if (!isMintlineError(error, 'METADATA_URI_INVALID')) throw error
    return undefined
  }
}

function unreadable(scheme: string | undefined): string {
  switch (scheme) {
    case 'ipfs:':
      return 'ipfs:// takes a content identifier of at least 46 letters and digits'
    case 'ar:':
      return 'ar:// takes the id of an Arweave transaction, 43 letters and digits'
    case 'https:':
    case 'http:':
      return 'it is not a complete URL, or contains a user name'
    default:
      return 'use https://, ipfs://, ar:// or data:'
  }
}
