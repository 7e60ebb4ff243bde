import { expect } from 'chai'
import { planUpdateTokens } from '../../src/plans/planUpdateTokens.ts'
import { MAX_TRANSACTION_SIZE, transactionSize } from '../../src/transaction/transactionSize.ts'
import { collectionInfo } from './_info.ts'
import { anAddress } from './_input.ts'
import { expectProblems, expectRefusal } from './_refusals.ts'

const info = collectionInfo()
const wallet = info.creator

function items(count: number, name: string, uri: string) {
  return Array.from({ length: count }, () => ({ mint: anAddress(), name, uri }))
}

describe('planUpdateTokens', () => {
  it('updates five items in a transaction', () => {
    const plan = planUpdateTokens({ info, wallet, items: items(12, 'New', 'https://x.y/1') })
    expect(plan.title).to.equal('Update 12 items of DROP')
    expect(plan.transactions.map(({ title }) => title)).to.deep.equal([
      'Update 5 items',
      'Update 5 items',
      'Update 2 items',
    ])
  })

  it('updates fewer if texts are long', () => {
    const long = items(5, 'n'.repeat(64), 'https://'.padEnd(200, 'u'))
    const { transactions } = planUpdateTokens({ info, wallet, items: long })
    expect(transactions.map(({ title }) => title)).to.deep.equal([
      'Update 2 items',
      'Update 2 items',
      'Update 1 item',
    ])
    for (const planned of transactions) {
      expect(transactionSize(planned)).to.be.at.most(MAX_TRANSACTION_SIZE)
    }
  })

  it('calculates rent from earlier texts, or from none if they are unknown', () => {
    const [item] = items(1, 'abcd', 'https://efgh')
    if (!item) throw new Error('There is no item.')
    const rentOf = (before?: { name: string; uri: string }) => {
      const plan = planUpdateTokens({ info, wallet, items: [{ ...item, before }] })
      return plan.transactions[0]?.rent
    }
    expect(rentOf({ name: 'abc', uri: 'https://ef' })).to.equal(3n * 6_960n)
    expect(rentOf({ name: 'abcdef', uri: 'https://efgh' })).to.equal(0n)
    expect(rentOf()).to.equal(16n * 6_960n)
  })

  it('error: everything that the programs would refuse, and repeated items', async () => {
    const [first, second] = items(2, 'n'.repeat(65), 'https://'.padEnd(201, 'u'))
    if (!first || !second) throw new Error('There are no items.')
    await expectProblems(
      () =>
        planUpdateTokens({
          info,
          wallet,
          items: [first, { ...second, mint: 'x', name: '' }, { ...first, name: '', uri: '' }],
        }),
      ['items.0.name', 'TEXT_TOO_LONG'],
      ['items.0.uri', 'TEXT_TOO_LONG'],
      ['items.1.mint', 'INVALID_ADDRESS'],
      ['items.1.uri', 'TEXT_TOO_LONG'],
      ['items.2.mint', 'ADDRESS_REPEATED'],
    )
  })

  it('renames an item with an existing invalid uri, and sets no invalid ones', async () => {
    const [item] = items(1, 'New name', 'hello')
    if (!item) throw new Error('There is no item.')
    const update = (uri: string) =>
      planUpdateTokens({ info, wallet, items: [{ ...item, before: { name: 'Old', uri } }] })
    expect(update('hello').transactions).to.have.length(1)
    await expectProblems(() => update('https://x.y/1'), ['items.0.uri', 'METADATA_ADDRESS_INVALID'])
  })

  it('refuses a wallet that is not the creator', async () => {
    const actual = anAddress()
    await expectRefusal(
      () => planUpdateTokens({ info, wallet: actual, items: [] }),
      'WRONG_WALLET',
      {
        role: 'creator',
        expected: [info.creator],
        actual,
      },
    )
  })
})
