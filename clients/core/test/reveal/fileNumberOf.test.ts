import { expect } from 'chai'
import fc from 'fast-check'
import { fileNumberOf } from '../../src/reveal/index.ts'

const ZEROS = new Uint8Array(32)
const COUNTING = Uint8Array.from({ length: 32 }, (_, index) => index)

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 })
/** 1, 2, 3, and the neighbours of powers of two. */
const edges = fc
  .tuple(fc.integer({ min: 0, max: 10 }), fc.constantFrom(-1, 0, 1))
  .map(([power, step]) => Math.max(1, 2 ** power + step))
const fileCounts = fc.oneof(edges, fc.integer({ min: 1, max: 400 })).map(BigInt)

const orderOf = (seed: Uint8Array, fileCount: bigint) =>
  Array.from({ length: Number(fileCount) }, (_, index) =>
    fileNumberOf(BigInt(index + 1), { seed, fileCount }),
  )

const ascending = (count: bigint) => Array.from({ length: Number(count) }, (_, n) => BigInt(n + 1))

describe('fileNumberOf', () => {
  it('gives each item another file, and leaves no file out', () => {
    fc.assert(
      fc.property(seeds, fileCounts, (seed, fileCount) => {
        const files = orderOf(seed, fileCount).map(Number)
        expect(files.toSorted((a, b) => a - b).map(BigInt)).to.deep.equal(ascending(fileCount))
      }),
      { numRuns: 40 },
    )
  })

  it('stays within a million files, and tells any two items apart', () => {
    const counts = fc.bigInt({ min: 401n, max: 1_000_000n })
    fc.assert(
      fc.property(seeds, counts, fc.bigInt(), fc.bigInt(), (seed, fileCount, one, other) => {
        const inRange = (any: bigint) => (((any % fileCount) + fileCount) % fileCount) + 1n
        const items = [...new Set([one, other].map(inRange))]
        const files = items.map((item) => fileNumberOf(item, { seed, fileCount }) ?? 0n)
        expect(files.every((file) => file >= 1n && file <= fileCount)).to.equal(true)
        expect(new Set(files).size).to.equal(items.length)
      }),
    )
  })

  // Computed with viem from the steps in the comment.
  for (const [name, seed, fileCount, files] of [
    ['zeros', ZEROS, 1n, [[1n, 1n]]],
    ['zeros', ZEROS, 2n, [[1n, 1n]]],
    ['counting bytes', COUNTING, 2n, [[1n, 2n]]],
    [
      'zeros',
      ZEROS,
      10_000n,
      [
        [1n, 6178n],
        [2n, 9546n],
        [5000n, 5093n],
        [10_000n, 3280n],
      ],
    ],
    [
      'counting bytes',
      COUNTING,
      10_000n,
      [
        [1n, 1718n],
        [2n, 6304n],
        [5000n, 5544n],
        [10_000n, 411n],
      ],
    ],
    [
      'zeros',
      ZEROS,
      1_000_000n,
      [
        [1n, 641_104n],
        [1_000_000n, 676_918n],
      ],
    ],
    ['zeros', ZEROS, 2n ** 64n - 1n, [[1n, 10698397716879881568n]]],
    ['counting bytes', COUNTING, 2n ** 64n - 1n, [[1n, 16375188473613687568n]]],
  ] as const) {
    it(`gives the published files for ${fileCount} and a seed of ${name}`, () => {
      const given = files.map(([item]) => [item, fileNumberOf(item, { seed, fileCount })])
      expect(given).to.deep.equal(files)
    })
  }

  it('gives the published orders of 10 files', () => {
    expect(orderOf(ZEROS, 10n)).to.deep.equal([3n, 4n, 8n, 2n, 10n, 5n, 7n, 9n, 1n, 6n])
    expect(orderOf(COUNTING, 10n)).to.deep.equal([10n, 6n, 5n, 9n, 2n, 4n, 8n, 3n, 7n, 1n])
  })

  it('has no file for items beyond the files, nor for numbers below 1', () => {
    fc.assert(
      fc.property(
        seeds,
        fileCounts,
        fc.bigInt({ min: 1n, max: 2n ** 64n }),
        (seed, fileCount, n) => {
          expect(fileNumberOf(fileCount + n, { seed, fileCount })).to.equal(undefined)
          expect(fileNumberOf(1n - n, { seed, fileCount })).to.equal(undefined)
        },
      ),
    )
  })

  it('gives another order for another seed', () => {
    const orders = Array.from({ length: 50 }, (_, n) => orderOf(ZEROS.with(31, n), 100n).join())
    expect(new Set(orders).size).to.equal(50)
  })

  it('gives every item each file about equally often', () => {
    const FILES = 5
    const SEEDS = 1_000
    const counts = Array.from({ length: FILES * FILES }, () => 0)
    for (let n = 0; n < SEEDS; n++) {
      const seed = ZEROS.with(0, n % 256).with(1, Math.floor(n / 256))
      for (const [item, file] of orderOf(seed, BigInt(FILES)).entries()) {
        const cell = item * FILES + Number(file) - 1
        counts[cell] = (counts[cell] ?? 0) + 1
      }
    }
    // 200 are expected; the seeds are fixed, so the counts never change.
    expect(Math.min(...counts)).to.be.above(160)
    expect(Math.max(...counts)).to.be.below(240)
  })
})
