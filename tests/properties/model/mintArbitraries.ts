import fc, { type Arbitrary } from 'fast-check'
import { HOLDERS, MINTERS, OWN, WALLETS } from './names.ts'
import { mostly, often, optional, phasePick, price } from './plausible.ts'
import type { Claim, FundingStep, MintFlaw, MintStep, Step } from './steps.ts'

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

const fundingStep: Arbitrary<FundingStep> = fc.record({
  payer: mostly(fc.constant('minter' as const), wallet, 3),
  receiver: mostly(
    fc.constant('minter' as const),
    mostly(fc.constantFrom(...HOLDERS), fc.constantFrom('nobody' as const, ...OWN), 3),
    3,
  ),
  currency: often('asPhase' as const, 'other' as const, 10),
  usesVault: often(true, false, 3),
})

/** Mints by each instruction: most steps in every sequence. */
export const mintArbitraries: readonly { weight: number; arbitrary: Arbitrary<Step> }[] = [
  {
    weight: 8,
    arbitrary: mintStep.map((step): Step => ({ kind: 'mintWithControls', ...step })),
  },
  {
    weight: 16,
    arbitrary: fc
      .tuple(mintStep, optional(price, 4))
      .map(([step, maxPrice]): Step => ({ kind: 'mintWithControlsV2', maxPrice, ...step })),
  },
  {
    weight: 20,
    arbitrary: fc.tuple(mintStep, fundingStep, optional(price, 4)).map(
      ([step, funding, maxPrice]): Step => ({
        kind: 'mintWithControlsV3',
        maxPrice,
        ...step,
        ...funding,
      }),
    ),
  },
]
