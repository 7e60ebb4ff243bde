/** The part of a page that pagination needs. */
interface Part {
  /** Page token for the next page; undefined = there is none. */
  readonly next: string | undefined
}

/**
 * Reads all entries in a list, page by page. If two pages share an entry, the later one wins.
 *
 * @param read Fetches a page by its token; undefined = the first.
 * @param entriesOf Returns a page's entries by unique key.
 */
export async function fetchAllEntries<Page extends Part, Entry>(
  read: (continuation: string | undefined) => Promise<Page>,
  entriesOf: (page: Page) => Iterable<readonly [key: string, entry: Entry]>,
): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>()
  let continuation: string | undefined
  do {
    const page = await read(continuation)
    const known = entries.size
    for (const [key, entry] of entriesOf(page)) entries.set(key, entry)
    // A page with nothing new is the end, whatever its server promises.
    if (entries.size === known) break
    continuation = page.next
  } while (continuation !== undefined)
  return entries
}
