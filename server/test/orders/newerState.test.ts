import { expect } from 'chai'
import { type ChainState, type Happened, newerState } from '../../src/orders/state/orderState.ts'

describe('the newer of what is stored about an order and the answer of a node', () => {
  const stored: Happened = { fill: 3n, isCancelled: false }
  const answer = (changes: Partial<ChainState> = {}): ChainState => ({
    fill: 5n,
    isCancelled: false,
    block: 100n,
    ...changes,
  })

  it('is what is stored where no exchange answers', () => {
    expect(newerState(stored, undefined, 100n)).to.deep.equal(stored)
  })

  for (const read of [undefined, 99n, 100n]) {
    it(`is the answer after block 100 where block ${read} was read, more filled or less`, () => {
      expect(newerState(stored, answer(), read).fill).to.equal(5n)
      expect(newerState(stored, answer({ fill: 1n }), read).fill).to.equal(1n)
    })
  }

  for (const block of [99n, undefined]) {
    it(`is no less filled than stored by an answer after block ${block} where 100 was read`, () => {
      expect(newerState(stored, answer({ block, fill: 1n }), 100n).fill).to.equal(3n)
      expect(newerState(stored, answer({ block }), 100n).fill).to.equal(5n)
    })
  }

  it('is cancelled where either says so, whichever is newer', () => {
    for (const block of [99n, 101n]) {
      const told = newerState(stored, answer({ block, isCancelled: true }), 100n)
      const kept = newerState({ ...stored, isCancelled: true }, answer({ block }), 100n)
      expect([told.isCancelled, kept.isCancelled]).to.deep.equal([true, true])
    }
  })
})
