import { isMintlineError } from '../errors/mintlineError.ts'
import { isOnThisMachine } from '../networks/publicHost.ts'
import { isDataUri } from '../text/dataUri.ts'
import { resourceUrl } from './resourceUrl.ts'
import { templateText } from './templateText.ts'

const WITH_CONTENT = /^data:[^,]*,./is
const WEB = /^https?:/i
/** A question mark before the item number that begins no query, as in the file name `What?{}.json`. */
const STRAY_QUESTION_MARK = /\?(?![^=?&#/]+=).*\{\}/s

/**
 * Returns why a text cannot be stored as a document or picture address, as half a sentence; undefined = it can.
 * Accepts https, ipfs, ar and data, and http on this machine. `{}` stands for an item's number.
 */
export function reasonAgainstAddress(uri: string): string | undefined {
  // Programs that read stored text do not trim it.
  if (uri !== uri.trim()) return 'it begins or ends with a space'
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(uri)?.[0].toLowerCase()
  if (isDataUri(uri)) return WITH_CONTENT.test(uri) ? undefined : 'it has no content after a comma'
  const url = readable(templateText(uri, 1))
  if (url === undefined) return unreadable(scheme)
  if (!url.startsWith('https:') && !isOnThisMachine(url)) {
    return 'pages load nothing over http from other machines: use https'
  }
  if (WEB.test(uri) && uri.includes('#')) {
    return 'servers never see what follows #: write %23 for one in a file name'
  }
  return STRAY_QUESTION_MARK.test(uri)
    ? 'a file name ends at ?, and what follows is no query: write %3F for one in a file name'
    : undefined
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
