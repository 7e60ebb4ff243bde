import { solanaAddress } from '@mintline/core/identifiers'
import { Keypair } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { collectionWith } from '#entities/testing/collections.ts'
import {
  changesLeft,
  type ItemOnChain,
  itemChangeGroups,
  itemChanges,
  itemProblems,
} from './itemChanges.ts'

function onChain(number: bigint, name: string): ItemOnChain {
  const mint = solanaAddress(Keypair.generate().publicKey.toBase58())
  return { number, mint, name, storedUri: 'u' }
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
  const info = collectionWith()

  it('say that texts are locked, once for all items', () => {
    const locked = { ...info, locks: { ...info.locks, texts: true } }
    const changes = itemChanges(wanted, [one, two])
    expect(itemProblems(changes, { info: locked, isRealMoney: false })).toEqual([
      'Names and metadata addresses of this collection and its items are locked: leave them as they are.',
    ])
  })

  it('name the item', () => {
    const changes = itemChanges([{ number: 2n, name: 'x'.repeat(65), uri: '' }], [two])
    expect(itemProblems(changes, { info, isRealMoney: true })).toEqual([
      'Item 2: Text has at most 64 bytes, but received - 65.',
    ])
  })

  it('are addresses that nobody else can read, where money is real and they change', () => {
    const uri = 'http://localhost:8080/2.json'
    const changes = itemChanges([{ number: 2n, name: '', uri }], [two])
    expect(itemProblems(changes, { info, isRealMoney: false })).toEqual([])
    expect(itemProblems(changes, { info, isRealMoney: true })).toEqual([
      'Item 2: Publish the files at an address that everybody can read: only this machine can read localhost.',
    ])
    const renamed = itemChanges(
      [{ number: 2n, name: 'new', uri: '' }],
      [{ ...two, storedUri: uri }],
    )
    expect(itemProblems(renamed, { info, isRealMoney: true })).toEqual([])
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

/** Renames items from number 1 on. */
function renamed(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    number: BigInt(index + 1),
    mint: `mint ${index + 1}`,
    before: { name: `Old ${index + 1}`, uri: 'https://a.example' },
    after: { name: `New ${index + 1}`, uri: 'https://a.example' },
  }))
}

describe('itemChangeGroups', () => {
  it('shows only the texts that change, of items that are left', () => {
    expect(itemChangeGroups(renamed(2), new Set(['mint 2']))).toEqual([
      {
        key: 'item 2',
        title: 'Item 2',
        isNew: false,
        rows: [{ key: 'name', label: 'Name', before: 'Old 2', after: 'New 2' }],
      },
    ])
  })

  it('counts the items beyond the first five', () => {
    const changes = renamed(7)
    const groups = itemChangeGroups(changes, new Set(changes.map(({ mint }) => mint)))
    expect(groups.map(({ title }) => title)).toEqual([
      ...['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5', '2 more items'],
    ])
  })
})
