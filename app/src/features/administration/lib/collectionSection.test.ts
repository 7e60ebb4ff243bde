import { describe, expect, it } from 'vitest'
import { COLLECTION_SECTION, type CollectionDraft, collectionChanges } from './collectionSection.ts'

const NOBODY = '11111111111111111111111111111111'
const SOMEBODY = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
const before: CollectionDraft = {
  collectionName: 'Dawn',
  collectionUri: 'u',
  itemBaseName: 'Dawn #{}',
  itemBaseUri: 'u/{}',
  maxNumberOfTokens: 100n,
  maxMintsPerWallet: 0n,
  treasury: SOMEBODY,
  cosigner: SOMEBODY,
}

describe('collectionChanges', () => {
  it('contains only what differs', () => {
    expect(collectionChanges(before, before)).toEqual({})
    expect(
      collectionChanges(before, { ...before, maxNumberOfTokens: 0n, collectionName: '' }),
    ).toEqual({ maxNumberOfTokens: 0n, collectionName: '' })
  })

  it('ends co-signing with the default address, and trims addresses', () => {
    expect(
      collectionChanges(before, { ...before, cosigner: ' ', treasury: ` ${SOMEBODY}\n` }),
    ).toEqual({ cosignerProgramId: NOBODY })
  })

  it('contains no number that is not entered', () => {
    expect(collectionChanges(before, { ...before, maxMintsPerWallet: undefined })).toEqual({})
  })
})

describe('differences of a collection', () => {
  it('show 0 as no limit', () => {
    const after = { ...before, maxNumberOfTokens: 0n, maxMintsPerWallet: 2_000n }
    expect(COLLECTION_SECTION.kind.differences(before, after)).toEqual([
      { key: 'maxNumberOfTokens', label: 'Max supply', before: '100', after: 'No limit' },
      { key: 'maxMintsPerWallet', label: 'Max per wallet', before: 'No limit', after: '2,000' },
    ])
  })
})
