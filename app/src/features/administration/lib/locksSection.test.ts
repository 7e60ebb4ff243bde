import { rentExempt } from '@mintline/solana'
import type { Connection } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { collectionWith } from '#entities/testing/collections.ts'
import { LOCKS_SECTION } from './locksSection.ts'

const NONE = { supply: false, texts: false, phases: false, royalties: false, fee: false }
const info = collectionWith({ locks: { ...NONE, texts: true } })
const before = LOCKS_SECTION.draftOf(info)

describe('LOCKS_SECTION', () => {
  it('starts from the locks on chain, and names what is added', () => {
    expect(before).toEqual({ ...NONE, texts: true })
    expect(LOCKS_SECTION.kind.differences(before, { ...before, fee: true })).toEqual([
      { key: 'fee', label: 'Platform fee', before: 'can change', after: 'locked for good' },
    ])
  })

  it('plans only new locks, even if a draft forgets an old one', async () => {
    const after = { ...NONE, supply: true }
    const connection = {} as Connection
    const change = { connection, info, wallet: info.creator, rentOf: rentExempt, before, after }
    const { title, transactions } = await LOCKS_SECTION.plan(change)
    expect(title).toBe('Lock supply of DAWN')
    expect(transactions).toHaveLength(1)
  })

  it('keeps a draft when something else is locked meanwhile', () => {
    const mine = { ...before, supply: true }
    const theirs = { ...before, fee: true }
    const rebased = LOCKS_SECTION.kind.rebase({ base: before, draft: mine }, theirs)
    expect(rebased.conflicts).toEqual([])
  })
})
