import fc, { type Arbitrary } from 'fast-check'
import { MINTERS, WALLETS } from './names.ts'
import { optional, phasePick, price } from './plausible.ts'
import type { Claim, MintFlaw, MintStep, Step } from './steps.ts'

const wallet = fc.constantFrom(...WALLETS)
const minter = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...MINTERS) },
  { weight: 1, arbitrary: wallet },
)

const claim: Arbitrary<Claim> = fc.record({
  list: optional(fc.constantFrom('members' as const, 'others'), 8),
  of: optional(wallet, 12),
  flaw: optional(
    fc.constantFrom(
      'otherPrice' as const,
      'moreClaims',
      'emptyProof',
      'noPrice',
      'noClaims',
      'zeroClaims',
    ),
    8,
  ),
})

const flaw = fc.constantFrom<MintFlaw>(
  'otherDeployment',
  'otherTreasury',
  'otherGroupMint',
  'fewerRecipients',
  'reversedRecipients',
  'laterItemMint',
)

const mintStep: Arbitrary<MintStep> = fc.record({
  minter,
  phase: phasePick('open'),
  claim,
  bringsClaim: fc.oneof(
    { weight: 10, arbitrary: fc.constant('asNeeded' as const) },
    { weight: 1, arbitrary: fc.constant('always' as const) },
    { weight: 1, arbitrary: fc.constant('never' as const) },
  ),
  entry: fc.oneof(
    { weight: 10, arbitrary: fc.constant('own' as const) },
    { weight: 1, arbitrary: fc.constant('none' as const) },
    { weight: 1, arbitrary: wallet },
  ),
  cosigner: fc.oneof(
    { weight: 10, arbitrary: fc.constant('asNeeded' as const) },
    { weight: 1, arbitrary: fc.constant('none' as const) },
    { weight: 1, arbitrary: wallet },
  ),
  flaw: optional(flaw, 8),
})

/** Mints by either instruction: most steps in every sequence. */
export const mintArbitraries: readonly { weight: number; arbitrary: Arbitrary<Step> }[] = [
  {
    weight: 10,
    arbitrary: mintStep.map((step): Step => ({ kind: 'mintWithControls', ...step })),
  },
  {
    weight: 24,
    arbitrary: fc
      .tuple(mintStep, optional(price, 4))
      .map(([step, maxPrice]): Step => ({ kind: 'mintWithControlsV2', maxPrice, ...step })),
  },
]
