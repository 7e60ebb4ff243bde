import { notAvailable } from '../askStorage.ts'
import { valueAt } from '../valueAt.ts'
import type { AskPinata } from './pinataClient.ts'

/** Files per answer. */
const PAGE = '1000'

/** Finds content ids in an account. */
export type FindStored = (signal: AbortSignal) => Promise<ReadonlySet<string>>

/**
 * Searches an account for content ids, once: asking file by file would take too many requests.
 *
 * @param place - the storage, for errors
 */
export function accountFiles(
  ask: AskPinata,
  place: string,
  wanted: ReadonlySet<string>,
): FindStored {
  let search: Promise<ReadonlySet<string>> | undefined
  return (signal) => {
    search ??= findStored({ ask, place, wanted, signal }).catch((error: unknown) => {
      search = undefined
      throw error
    })
    return search
  }
}

interface Search {
  readonly ask: AskPinata
  readonly place: string
  readonly wanted: ReadonlySet<string>
  readonly signal: AbortSignal
}

async function findStored({ ask, place, wanted, signal }: Search): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  const [only] = wanted
  const query = new URLSearchParams({ limit: PAGE })
  if (wanted.size === 1 && only !== undefined) query.set('cid', only)
  while (found.size < wanted.size) {
    const data = await ask({ path: `files/public?${query}`, name: 'the list of files', signal })
    const files = valueAt(data, 'files')
    if (!Array.isArray(files)) throw notAvailable(place, 'its answer has no files')
    for (const file of files) {
      const cid = valueAt(file, 'cid')
      if (typeof cid === 'string' && wanted.has(cid)) found.add(cid)
    }
    const next = valueAt(data, 'next_page_token')
    if (typeof next !== 'string' || next === '') break
    query.set('pageToken', next)
  }
  return found
}
