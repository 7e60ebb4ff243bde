import { beforeEach, describe, expect, it } from 'vitest'
import { dropJournal, forgetDrop, storeDrop, storedDrop, updateDrop } from './dropStore.ts'

const SALE = {
  name: 'Dawn',
  symbol: 'DAWN',
  description: '',
  uri: 'ipfs://document',
  imageUri: 'ipfs://picture',
  itemName: 'Dawn #{}',
  price: '18446744073709551616',
  maxItems: '0',
  maxPerWallet: '0',
  royaltyBasisPoints: 500,
  treasury: '0x1',
}

const ASKED = {
  id: '0x1-7',
  title: 'Deploy the drop',
  creates: 'drop',
  asked: { from: '0x1', nonce: 7, data: '0x60', value: 0n, sinceBlock: 2n ** 64n },
}

describe("a drop's journal", () => {
  beforeEach(() => localStorage.clear())

  it('is in the browser before a step leaves, and gives it back as it was', () => {
    // Given a drop whose first step a wallet is asked for
    const { id } = storeDrop({ network: 'base', wallet: '0x1', sale: SALE })
    const journal = dropJournal(id)
    void journal.add(ASKED)

    // Then it is stored, exactly
    expect(localStorage.getItem('mintline.drops')).toContain('"sinceBlock":"18446744073709551616"')
    expect(journal.list()).toEqual([ASKED])

    // When the wallet answers with a hash, it takes the place of the step
    const answered = { ...ASKED, asked: { ...ASKED.asked, hash: '0xab' } }
    void journal.add(answered)
    expect(journal.list()).toEqual([answered])

    // And it is gone once it has ended
    journal.remove(ASKED.id)
    expect(journal.list()).toEqual([])
  })

  it('refuses a step that the browser does not store', () => {
    const { id } = storeDrop({ network: 'base', wallet: '0x1', sale: SALE })
    forgetDrop(id)
    expect(() => dropJournal(id).add(ASKED)).toThrow('This browser stores nothing.')
  })

  it('keeps what a step has created, and other drops apart', () => {
    const first = storeDrop({ network: 'base', wallet: '0x1', sale: SALE })
    const second = storeDrop({ network: 'base', wallet: '0x1', sale: SALE })
    updateDrop(first.id, { contract: '0x2' })
    void dropJournal(first.id).add(ASKED)
    expect(storedDrop(first.id)?.contract).toBe('0x2')
    expect(storedDrop(second.id)).toEqual(second)
  })
})
