import { describe, expect, it } from 'vitest'
import type { RevealDraft } from '#entities/reveal/revealDraft.ts'
import { collectionWith } from '#entities/testing/collections.ts'
import { REVEAL_SECTION } from './revealSection.ts'

const info = collectionWith()
const URI = 'ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG/{}.json'
const EMPTY = REVEAL_SECTION.draftOf(info)
const DRAFT: RevealDraft = { baseUri: ` ${URI} `, fileCount: 10_000n }

function problems(draft: RevealDraft) {
  return REVEAL_SECTION.problems(info, draft).map(({ path, code }) => [path, code])
}

describe('REVEAL_SECTION', () => {
  it('starts empty, and shows what is entered without spaces around it', () => {
    expect(REVEAL_SECTION.kind.differences(EMPTY, { ...EMPTY, baseUri: ' ' })).toEqual([])
    expect(REVEAL_SECTION.kind.differences(EMPTY, DRAFT)).toEqual([
      {
        key: 'baseUri',
        label: 'Metadata URL of files',
        before: '',
        after: URI,
      },
      { key: 'fileCount', label: 'Number of files', before: '', after: '10,000' },
    ])
  })

  it('refuses what could never be revealed, at its field', () => {
    expect(problems(DRAFT)).toEqual([])
    expect(problems(EMPTY)).toEqual([
      ['reveal.fileCount', 'MISSING'],
      ['reveal.baseUri', 'REVEAL_URI_MISSING'],
    ])
    expect(problems({ ...DRAFT, fileCount: 0n })).toEqual([
      ['reveal.fileCount', 'NUMBER_OUT_OF_RANGE'],
    ])
    expect(problems({ ...DRAFT, baseUri: 'files/{}.json' })).toEqual([
      ['reveal.baseUri', 'METADATA_ADDRESS_INVALID'],
    ])
    expect(problems({ ...DRAFT, baseUri: `https://example.com/${'a'.repeat(200)}` })).toEqual([
      ['reveal.baseUri', 'TEXT_TOO_LONG'],
    ])
  })
})
