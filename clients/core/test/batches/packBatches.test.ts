import { expect } from 'chai'
import fc from 'fast-check'
import { packBatches } from '../../src/batches/packBatches.ts'

describe('packBatches', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 200 })
  const limits = fc.record({
    maxItems: fc.integer({ min: 1, max: 20 }),
    room: fc.integer({ min: 1, max: 200 }),
  })
  const weight = (items: readonly number[]) => items.reduce((sum, item) => sum + item, 0)

  it('keeps every item, once and in order', () => {
    fc.assert(
      fc.property(sizes, limits, (items, { maxItems, room }) => {
        const batches = packBatches(items, { maxItems, fits: (batch) => weight(batch) <= room })
        expect(batches.flat()).to.deep.equal(items)
        expect(batches.every((batch) => batch.length > 0)).to.equal(true)
      }),
    )
  })

  it('exceeds no limit, except for an item that is too large by itself', () => {
    fc.assert(
      fc.property(sizes, limits, (items, { maxItems, room }) => {
        for (const batch of packBatches(items, {
          maxItems,
          fits: (some) => weight(some) <= room,
        })) {
          expect(batch.length).to.be.at.most(maxItems)
          if (batch.length > 1) expect(weight(batch)).to.be.at.most(room)
        }
      }),
    )
  })

  it('starts a batch only if the previous one has no room for its first item', () => {
    fc.assert(
      fc.property(sizes, limits, (items, { maxItems, room }) => {
        const batches = packBatches(items, { maxItems, fits: (some) => weight(some) <= room })
        batches.slice(1).forEach((batch, index) => {
          const previous = batches[index] ?? []
          const next = [...previous, ...batch.slice(0, 1)]
          expect(next.length > maxItems || weight(next) > room).to.equal(true)
        })
      }),
    )
  })
})
