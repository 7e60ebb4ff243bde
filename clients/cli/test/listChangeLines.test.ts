import { solanaAddress } from '@mintline/core/identifiers'
import {
  type AllowlistEntry,
  type AllowlistEntryInput,
  diffAllowlist,
  listTotals,
  upsertCosts,
} from '@mintline/solana'
import { expect } from 'chai'
import { changedLines } from '../src/commands/allowlistEntries.ts'
import { listChangeLines, longListWarning, termsText } from '../src/lists/listChangeLines.ts'
import { labelled } from '../src/output/table.ts'
import { address } from './_network.ts'

const SOL = 1_000_000_000n
const DEPLOYMENT = solanaAddress(address('deployment'))

/** Entries of a number of wallets, always the same ones. */
function entriesAt(count: number, price: bigint) {
  return Array.from({ length: count }, (_, index) => ({
    user: solanaAddress(address(`wallet ${index}`)),
    price,
    amount: 2,
  }))
}

function onChain(count: number, price: bigint): AllowlistEntry[] {
  return entriesAt(count, price).map((entry) => ({
    ...entry,
    address: entry.user,
    deployment: DEPLOYMENT,
    phaseIndex: 0,
    payer: DEPLOYMENT,
  }))
}

describe('What an upsert shows before confirmation', () => {
  it('is its changes, totals and costs', () => {
    const [first, ...others] = entriesAt(15, SOL / 2n)
    const entries = first ? [{ ...first, price: 0n }, ...others] : []
    const difference = diffAllowlist(entries, onChain(3, SOL / 2n))
    const costs = upsertCosts({ added: 12, changed: 1 })
    const text = (currency: 'SOL' | 'ETH') =>
      labelled(listChangeLines({ difference, totals: listTotals(entries), costs, currency }))
    expect(text('SOL').split('\n')).to.deep.equal([
      'entries  12 new, 1 changed, 2 unchanged, 0 only on chain',
      'prices   0.5 SOL, and 1 free',
      'total    14 SOL for 30 items, if every wallet mints all it may',
      'rent     0.02539008 SOL',
      'fees     about 0.00001 SOL in 2 transactions',
    ])
    expect(text('ETH')).to.contain('prices   0.5 ETH').and.not.to.contain('SOL')
  })

  it('includes the cost of a merkle list for a long list', () => {
    const merkleOf = (count: number) => {
      const entries = entriesAt(count, SOL)
      const difference = diffAllowlist(entries, [])
      const costs = upsertCosts({ added: count, changed: 0 })
      const shown = labelled(
        listChangeLines({
          ...{ difference, totals: listTotals(entries), costs },
          currency: 'SOL',
        }),
      )
      return shown.split('\n').filter((line) => line.startsWith('merkle'))
    }
    expect(merkleOf(999)).to.deep.equal([])
    expect(merkleOf(1_000)).to.deep.equal([
      'merkle   0.00022772 SOL instead, in a phase of type merkleTree with the same list',
    ])
    expect(longListWarning({ path: 'a.csv', wallets: 999 })).to.equal(undefined)
    expect(longListWarning({ path: 'a.csv', wallets: 1_000 })).to.equal(
      'a.csv: 1000 entries on chain lock 2.11584 SOL and cost 0.0005 SOL; a phase of type merkleTree with the same list costs 0.00022772 SOL',
    )
  })

  it('includes old and new terms of ten changed entries, and of all on request', () => {
    const lines = (count: number, showsAll: boolean) => {
      const { changed } = diffAllowlist(entriesAt(count, SOL), onChain(count, SOL / 10n))
      const words = {
        walletOf: ({ user }: AllowlistEntryInput) => user,
        termsOf: (entry: AllowlistEntryInput) => termsText(entry, 'SOL'),
      }
      return changedLines(words, changed, showsAll)
    }
    expect(lines(1, false)).to.deep.equal([`~ ${address('wallet 0')} 2 at 0.1 SOL -> 2 at 1 SOL`])
    expect(lines(10, false)).to.have.lengthOf(10)
    expect(lines(11, false).at(-1)).to.equal('and 1 more changed entry')
    expect(lines(12, false)).to.have.lengthOf(11)
    expect(lines(12, false).at(-1)).to.equal('and 2 more changed entries')
    expect(lines(12, true)).to.have.lengthOf(12)
    expect(lines(0, false)).to.deep.equal([])
  })
})
