import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import { filesWithSeed, keptFiles } from './seedStore.ts'

const FILES = { baseUri: 'ipfs://folder/{}.json', fileCount: 10_000n }

describe('filesWithSeed', () => {
  it('makes a seed once, and returns it again for the same files', async () => {
    const files = await filesWithSeed('once', FILES)
    expect(files.seed).toHaveLength(32)
    expect(files).toEqual({ ...FILES, seed: files.seed })
    expect(await filesWithSeed('once', FILES)).toEqual(files)
    expect(await keptFiles('once')).toEqual([files])
  })

  it('gives two tabs the same seed', async () => {
    const [one, other] = await Promise.all([
      filesWithSeed('tabs', FILES),
      filesWithSeed('tabs', FILES),
    ])
    expect(one).toEqual(other)
  })

  it('makes another seed for other files and collections, and loses none', async () => {
    const first = await filesWithSeed('others', FILES)
    const fewer = await filesWithSeed('others', { ...FILES, fileCount: 9n })
    const moved = await filesWithSeed('others', { ...FILES, baseUri: 'ipfs://other/{}.json' })
    const theirs = await filesWithSeed('theirs', FILES)
    const seeds = [first, fewer, moved, theirs].map(({ seed }) => seed.join())
    expect(new Set(seeds).size).toBe(4)
    expect(await keptFiles('others')).toEqual([first, fewer, moved])
    expect(await filesWithSeed('others', FILES)).toEqual(first)
  })

  it('has the seed on disk once it resolves, for every later connection', async () => {
    const files = await filesWithSeed('durable', FILES)
    const other = await openDB('mintline.reveals')
    const values = await other.getAll('seeds')
    other.close()
    expect(values).toContainEqual({ deployment: 'durable', files })
  })
})

describe('keptFiles', () => {
  it('has none for a collection that was never committed here', async () => {
    expect(await keptFiles('unknown')).toEqual([])
  })
})
