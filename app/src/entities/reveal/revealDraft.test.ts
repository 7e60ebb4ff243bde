import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import {
  draftToEstimate,
  draftWithSeed,
  filesToCheck,
  hasReveal,
  isOfDraft,
  type RevealDraft,
} from './revealDraft.ts'
import { keptFiles } from './seedStore.ts'

const URI = 'ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG/{}.json'
const DRAFT: RevealDraft = { baseUri: ` ${URI} `, fileCount: 10_000n }

const at = (deployment: string) => ({ genesisHash: 'devnet', deployment })

describe('hasReveal', () => {
  it('is true once any part is entered', () => {
    expect(hasReveal({ baseUri: ' ' })).toBe(false)
    expect(hasReveal({ baseUri: URI })).toBe(true)
    expect(hasReveal({ baseUri: '', fileCount: 0n })).toBe(true)
  })
})

describe('draftWithSeed', () => {
  it('stores the seed of exactly what is entered', async () => {
    const files = await draftWithSeed(at('mine'), DRAFT)
    expect(files).toMatchObject({ baseUri: URI, fileCount: 10_000n })
    expect(await keptFiles(at('mine'))).toEqual([files])
    const again = await draftWithSeed(at('mine'), { ...DRAFT, baseUri: URI })
    expect(again).toEqual(files)
  })

  it('makes another seed for another collection, and the first again for the first', async () => {
    const first = await draftWithSeed(at('first'), DRAFT)
    const second = await draftWithSeed(at('second'), DRAFT)
    expect(second.seed).not.toEqual(first.seed)
    expect(await draftWithSeed(at('first'), DRAFT)).toEqual(first)
  })
})

describe('draftToEstimate', () => {
  it('makes no seed, and uses the one that is stored', async () => {
    expect(await draftToEstimate(at('estimated'), DRAFT)).toEqual(filesToCheck(DRAFT))
    expect(await keptFiles(at('estimated'))).toEqual([])
    const files = await draftWithSeed(at('estimated'), DRAFT)
    expect(await draftToEstimate(at('estimated'), DRAFT)).toEqual(files)
    const fewer = { ...DRAFT, fileCount: 9n }
    expect(await draftToEstimate(at('estimated'), fewer)).toEqual(filesToCheck(fewer))
  })
})

describe('isOfDraft', () => {
  it('tells files from a draft that was changed since', async () => {
    const files = await draftWithSeed(at('told'), DRAFT)
    expect(isOfDraft(files, { ...DRAFT, baseUri: URI })).toBe(true)
    expect(isOfDraft(files, { ...DRAFT, fileCount: 9n })).toBe(false)
    expect(isOfDraft(files, { baseUri: URI })).toBe(false)
    expect(isOfDraft(files, { ...DRAFT, baseUri: 'ipfs://other/{}.json' })).toBe(false)
  })
})
