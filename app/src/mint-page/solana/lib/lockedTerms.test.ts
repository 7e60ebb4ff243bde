import { NO_LOCKS } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { collectionWith } from '#entities/testing/collections.ts'
import { lockedTerms } from './lockedTerms.ts'

const base = collectionWith()
const metadata = { ...base.metadata, collectionBaseUri: 'ipfs://cid' }
const limited = { ...base, metadata, itemBaseUri: 'ar://id/{}', maxNumberOfTokens: 10n }
const ALL = { supply: true, texts: true, phases: true, royalties: true, fee: true }

describe('lockedTerms', () => {
  it('are empty where nothing is locked that concerns collectors', () => {
    expect(lockedTerms({ ...limited, locks: NO_LOCKS })).toEqual([])
    expect(lockedTerms({ ...limited, locks: { ...NO_LOCKS, royalties: true, fee: true } })).toEqual(
      [],
    )
  })

  it('say what can never change', () => {
    expect(lockedTerms({ ...limited, locks: ALL })).toEqual([
      'The supply never grows',
      'Names and artwork stay',
      'Terms of these phases stay',
    ])
  })

  it('promise no limit where there is none, and no artwork where a server can replace it', () => {
    const served = { ...limited, itemBaseUri: 'https://example.com/{}.json', maxNumberOfTokens: 0n }
    expect(lockedTerms({ ...served, locks: { ...NO_LOCKS, supply: true, texts: true } })).toEqual([
      'Names and metadata links stay',
    ])
  })
})
