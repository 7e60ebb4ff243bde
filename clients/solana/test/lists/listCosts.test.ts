import { expect } from 'chai'
import { compareListCosts, upsertCosts } from '../../src/allowlist/listCosts.ts'

/** Rent for an entry, whose record has 176 bytes, in lamports. */
const ENTRY_RENT = (128n + 176n) * 6_960n

describe('costs of lists', () => {
  it('are the rent of new entries and a fee for every ten entries', () => {
    expect(upsertCosts({ added: 0, changed: 0 })).to.deep.equal({
      transactions: 0,
      rent: 0n,
      fees: 0n,
    })
    expect(upsertCosts({ added: 10, changed: 0 })).to.deep.equal({
      transactions: 1,
      rent: 10n * ENTRY_RENT,
      fees: 5_000n,
    })
    expect(upsertCosts({ added: 1, changed: 10 })).to.deep.equal({
      transactions: 2,
      rent: ENTRY_RENT,
      fees: 10_000n,
    })
    const costs = upsertCosts({ added: 5, changed: 0, entriesPerTransaction: 2, rentOf: () => 7n })
    expect(costs).to.deep.equal({ transactions: 3, rent: 35n, fees: 15_000n })
  })

  it('are compared with one change of a phase with a merkle root, for any length', () => {
    const { allowList, merkleTree } = compareListCosts({ added: 10_000, changed: 0 })
    expect(allowList).to.deep.equal({
      transactions: 1_000,
      rent: 10_000n * ENTRY_RENT,
      fees: 5_000_000n,
    })
    expect(merkleTree).to.deep.equal({ transactions: 1, rent: 32n * 6_960n, fees: 5_000n })
    expect(compareListCosts({ added: 1, changed: 0 }).merkleTree).to.deep.equal(merkleTree)
  })
})
