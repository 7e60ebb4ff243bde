import fc, { type Arbitrary } from 'fast-check'
import { START_OF_TIME } from './names.ts'
import { often, price } from './plausible.ts'
import type { Terms } from './steps.ts'

/** A limit on mints; 0 = none. */
export const limit = fc.constantFrom(0n, 0n, 0n, 0n, 1n, 2n, 3n)

/** A window that is open for long, one that opens and closes during a sequence, or an invalid one. */
const window = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constant({ start: START_OF_TIME - 100n, end: START_OF_TIME + 9_999n }),
  },
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.integer({ min: -2, max: 12 }), fc.integer({ min: 1, max: 12 }))
      .map(([start, length]) => ({
        start: START_OF_TIME + BigInt(start * 10),
        end: START_OF_TIME + BigInt((start + length) * 10),
      })),
  },
  { weight: 1, arbitrary: fc.constant({ start: START_OF_TIME, end: START_OF_TIME }) },
)

const kindOfPhase = fc.constantFrom<Pick<Terms, 'type' | 'list'>>(
  { type: 'public' },
  { type: 'public' },
  { type: 'public' },
  { type: 'allowList' },
  { type: 'allowList' },
  { type: 'allowList' },
  { type: 'merkleTree', list: 'members' },
  { type: 'merkleTree', list: 'members' },
  { type: 'merkleTree', list: 'others' },
  { type: 'merkleTree' },
  { type: 'public', list: 'members' },
)

/** Phases, some invalid. */
export const terms: Arbitrary<Terms> = fc
  .record({
    price,
    maxPerWallet: limit,
    maxTotal: limit,
    window,
    kind: kindOfPhase,
    isInTokens: often(false, true, 3),
  })
  .map(({ window: { start, end }, kind, ...rest }) => ({ ...rest, ...kind, start, end }))

/** Valid phases. */
export const rightTerms = terms.filter(
  ({ start, end, type, list }) => start < end && (type === 'merkleTree') === (list !== undefined),
)
