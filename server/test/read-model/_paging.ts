import { expect } from 'chai'
import fc from 'fast-check'

/** Reads a list page: its entries, and the next page's token. */
export type ReadPage<Entry> = (
  size: number,
  token?: string,
) => Promise<{ readonly entries: readonly Entry[]; readonly next: string | undefined }>

/** A page size that a whole fixture fits into. */
const ALL = 1000

/** Reads all pages, with sizes that take turns, and runs `between` after each. */
async function readPages<Entry>(
  page: ReadPage<Entry>,
  sizes: readonly number[],
  between: () => Promise<void> = async () => undefined,
): Promise<Entry[]> {
  const found: Entry[] = []
  let next: string | undefined
  for (let pages = 0; pages === 0 || next !== undefined; pages += 1) {
    const size = sizes[pages % sizes.length] ?? 1
    const one = await page(size, next)
    // A token always leads to more: only an empty list has an empty page.
    expect(one.entries.length).to.be.within(1, size)
    found.push(...one.entries)
    next = one.next
    await between()
  }
  return found
}

/** Expects that pages of any sizes together equal one page. */
export async function expectWhole<Entry>(
  page: ReadPage<Entry>,
  {
    runs,
    largest,
    idOf,
  }: {
    readonly runs: number
    /** Largest page size. */
    readonly largest: number
    readonly idOf: (entry: Entry) => string
  },
): Promise<void> {
  const { entries, next } = await page(ALL)
  expect(next).to.equal(undefined)
  expect(entries.length, 'entries to page').to.be.greaterThan(1)
  expect(new Set(entries.map(idOf)).size).to.equal(entries.length)
  const sizes = fc.array(fc.integer({ min: 1, max: largest }), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(sizes, async (cycle) => {
      expect(await readPages(page, cycle)).to.deep.equal(entries)
    }),
    { numRuns: runs },
  )
}

/** Expects that pages contain everything that was there, once and in order, although rows are written in between. */
export async function expectAllAmongWrites(
  page: ReadPage<string>,
  /** Writes rows at a minute. */
  write: (at: number) => Promise<void>,
): Promise<void> {
  const minutes = fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 9 }), minutes, async (size, times) => {
      const { entries: before } = await page(ALL)
      const writes = [...times]
      const found = await readPages(page, [size], async () => {
        const time = writes.pop()
        if (time !== undefined) await write(time)
      })
      expect(new Set(found).size).to.equal(found.length)
      const known = new Set(before)
      expect(found.filter((id) => known.has(id))).to.deep.equal(before)
    }),
    { numRuns: 2 },
  )
}
