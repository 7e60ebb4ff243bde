/** A part of a list, as far as reading on needs it. */
interface Part {
  /** Token of the next page; undefined = there is none. */
  readonly next: string | undefined
}

/**
 * Reads a list to its end.
 *
 * @param read A page by its token; undefined = the first.
 * @param take Keeps a page, and returns whether anything on it is new: a page with nothing new is the end, whatever else
 * its server promises.
 */
export async function everyPage<Page extends Part>(
  read: (continuation: string | undefined) => Promise<Page>,
  take: (page: Page) => boolean,
): Promise<void> {
  let continuation: string | undefined
  do {
    const page = await read(continuation)
    if (!take(page)) return
    continuation = page.next
  } while (continuation !== undefined)
}
