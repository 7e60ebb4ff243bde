import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import { filesWithSeed, keptFiles } from './seedStore.ts'

const FILES = { baseUri: 'ipfs://folder/{}.json', fileCount: 10_000n }

const at = (deployment: string) => ({ genesisHash: 'devnet', deployment })

describe('filesWithSeed', () => {
  it('makes a seed once, and returns it again for the same files', async () => {
    const files = await filesWithSeed(at('once'), FILES)
    expect(files.seed).toHaveLength(32)
    expect(files).toEqual({ ...FILES, seed: files.seed })
    expect(await filesWithSeed(at('once'), FILES)).toEqual(files)
    expect(await keptFiles(at('once'))).toEqual([files])
  })

  it('gives two tabs the same seed', async () => {
    const [one, other] = await Promise.all([
      filesWithSeed(at('tabs'), FILES),
      filesWithSeed(at('tabs'), FILES),
    ])
    expect(one).toEqual(other)
  })

  it('makes another seed for other files and collections, and loses none', async () => {
    const first = await filesWithSeed(at('others'), FILES)
    const fewer = await filesWithSeed(at('others'), { ...FILES, fileCount: 9n })
    const moved = await filesWithSeed(at('others'), { ...FILES, baseUri: 'ipfs://other/{}.json' })
    const theirs = await filesWithSeed(at('theirs'), FILES)
    const seeds = [first, fewer, moved, theirs].map(({ seed }) => seed.join())
    expect(new Set(seeds).size).toBe(4)
    expect(await keptFiles(at('others'))).toEqual([first, fewer, moved])
    expect(await filesWithSeed(at('others'), FILES)).toEqual(first)
  })

  it('makes another seed on another network, for the same symbol and files', async () => {
    const rehearsed = await filesWithSeed(at('real'), FILES)
    const real = { ...at('real'), genesisHash: 'mainnet' }
    expect(await keptFiles(real)).toEqual([])
    expect((await filesWithSeed(real, FILES)).seed).not.toEqual(rehearsed.seed)
    expect(await filesWithSeed(at('real'), FILES)).toEqual(rehearsed)
  })

  it('has the seed on disk once it resolves, for every later connection', async () => {
    const files = await filesWithSeed(at('durable'), FILES)
    const other = await openDB('mintline.reveals')
    const values = await other.getAll('seeds')
    other.close()
    expect(values).toContainEqual({ place: 'devnet/durable', files })
  })
})

describe('keptFiles', () => {
  it('has none for a collection that was never committed here', async () => {
    expect(await keptFiles(at('unknown'))).toEqual([])
  })
})
