import { solanaAddress } from '@mintline/core/identifiers'
import { Keypair } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { changesLeft, type ItemOnChain, itemChanges, itemProblems } from './itemChanges.ts'

function onChain(number: bigint, name: string): ItemOnChain {
  return { number, mint: solanaAddress(Keypair.generate().publicKey.toBase58()), name, uri: 'u' }
}

const one = onChain(1n, 'a')
const two = onChain(2n, 'b')
const wanted = [
  { number: 1n, name: 'a', uri: '' },
  { number: 2n, name: 'new', uri: '' },
]

describe('itemChanges', () => {
  it('leaves out equal texts, and keeps those left empty', () => {
    expect(itemChanges(wanted, [one, two])).toEqual([
      {
        number: 2n,
        mint: two.mint,
        before: { name: 'b', uri: 'u' },
        after: { name: 'new', uri: 'u' },
      },
    ])
  })
})

describe('itemProblems', () => {
  it('name the item', () => {
    const changes = itemChanges([{ number: 2n, name: 'x'.repeat(65), uri: '' }], [two])
    expect(itemProblems(changes, { isRealMoney: true })).toEqual([
      'Item 2: Text has at most 64 bytes, but received - 65.',
    ])
  })

  it('are addresses that nobody else can read, where money is real and they change', () => {
    const uri = 'http://localhost:8080/2.json'
    const changes = itemChanges([{ number: 2n, name: '', uri }], [two])
    expect(itemProblems(changes, { isRealMoney: false })).toEqual([])
    expect(itemProblems(changes, { isRealMoney: true })).toEqual([
      'Item 2: Publish the files at an address that everybody can read: only this machine can read localhost.',
    ])
    const renamed = itemChanges([{ number: 2n, name: 'new', uri: '' }], [{ ...two, uri }])
    expect(itemProblems(renamed, { isRealMoney: true })).toEqual([])
  })
})

describe('changesLeft', () => {
  const changes = itemChanges(wanted, [one, two])

  it('includes items that are still unchanged', () => {
    expect(changesLeft(changes, [two])).toEqual({
      items: [{ mint: two.mint, name: 'new', uri: 'u', before: { name: 'b', uri: 'u' } }],
      changedMeanwhile: [],
    })
  })

  it('leaves out items already changed', () => {
    const arrived = { ...two, name: 'new' }
    expect(changesLeft(changes, [arrived])).toEqual({ items: [], changedMeanwhile: [] })
  })

  it('reports items that somebody else has changed', () => {
    const other = { ...two, name: 'other' }
    expect(changesLeft(changes, [other])).toEqual({ items: [], changedMeanwhile: [2n] })
  })
})
