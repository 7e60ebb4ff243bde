/** A part of a list, as far as reading on needs it. */
interface Part {
  /** Token of the next page; undefined = there is none. */
  readonly next: string | undefined
}

/**
 * All entries of a list, read page by page. An entry that two pages have is that of the later one.
 *
 * @param read A page by its token; undefined = the first.
 * @param entriesOf Entries of a page by what tells them apart.
 */
export async function everyEntry<Page extends Part, Entry>(
  read: (continuation: string | undefined) => Promise<Page>,
  entriesOf: (page: Page) => Iterable<readonly [key: string, entry: Entry]>,
): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>()
  let continuation: string | undefined
  do {
    const page = await read(continuation)
    const known = entries.size
    for (const [key, entry] of entriesOf(page)) entries.set(key, entry)
    // A page with nothing new is the end, whatever else its server promises.
    if (entries.size === known) break
    continuation = page.next
  } while (continuation !== undefined)
  return entries
}
