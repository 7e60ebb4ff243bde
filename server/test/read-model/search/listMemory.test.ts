import { expect } from 'chai'
import { listMemory } from '../../../src/read-model/listMemory.ts'
import type { Reader } from '../../../src/read-model/reader.ts'
import { minute } from '../_names.ts'

/** Readers of two databases, of which a memory only knows that they are not the same. */
const [READER, OTHER] = [{}, {}] as [Reader, Reader]

const later = (time: Date, ms: number): Date => new Date(time.getTime() + ms)

describe('a memory for lists', () => {
  let reads: string[]
  let recall: (
    key: string,
    now: Date,
    list?: readonly string[],
    reader?: Reader,
  ) => Promise<unknown>

  beforeEach(() => {
    reads = []
    const memory = listMemory<string>()
    recall = (key, now, list = [key], reader = READER) =>
      memory(reader, key, now, async () => {
        reads.push(key)
        return list
      })
  })

  it('gives a list again in the same minute, whatever a new one were', async () => {
    expect(await recall('a', minute(1), ['one'])).to.deep.equal(['one'])
    expect(await recall('a', later(minute(2), -1), ['two'])).to.deep.equal(['one'])
    expect(await recall('a', minute(2), ['three'])).to.deep.equal(['three'])
    expect(reads).to.deep.equal(['a', 'a'])
  })

  it('is of one database', async () => {
    await recall('a', minute(1), ['one'])
    expect(await recall('a', minute(1), ['two'], OTHER)).to.deep.equal(['two'])
    expect(await recall('b', minute(1), ['three'])).to.deep.equal(['three'])
  })

  it('has all who ask while a list is read wait for it', async () => {
    const memory = listMemory<string>()
    let finish: (list: readonly string[]) => void = () => undefined
    const first = memory(READER, 'a', minute(1), () => new Promise((resolve) => (finish = resolve)))
    const second = memory(READER, 'a', minute(1), () => Promise.reject(new Error('read twice')))
    finish(['one'])
    expect(await Promise.all([first, second])).to.deep.equal([['one'], ['one']])
  })

  it('forgets what could not be read', async () => {
    const memory = listMemory<string>()
    const failed = memory(READER, 'a', minute(1), () => Promise.reject(new Error('away')))
    expect(await failed.catch((error: Error) => error.message)).to.equal('away')
    expect(await memory(READER, 'a', minute(1), async () => ['one'])).to.deep.equal(['one'])
  })

  it('keeps 100,000 entries, of the lists that were asked for last', async () => {
    // Each of a list costs 100 besides.
    const full = Array.from({ length: 49_900 }, () => 'x')
    await recall('a', minute(1), full)
    await recall('b', minute(1), full)
    await recall('a', minute(1))
    expect(reads).to.deep.equal(['a', 'b'])
    await recall('c', minute(1))
    await recall('a', minute(1))
    await recall('b', minute(1))
    expect(reads).to.deep.equal(['a', 'b', 'c', 'b'])
  })
})
