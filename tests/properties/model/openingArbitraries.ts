import { MAX_PHASES } from '@mintline/solana'
import fc, { type Arbitrary } from 'fast-check'
import { firstFeeCapArbitrary } from './feeArbitraries.ts'
import { locksAtLaunch } from './lockArbitraries.ts'
import { SECRETS } from './names.ts'
import { rightTerms } from './phaseArbitraries.ts'
import { often, optional } from './plausible.ts'
import type { Actor, Deployment, Step, Terms } from './steps.ts'

/** A sequence's collection. */
export const deployment: Arbitrary<Deployment> = fc.record({
  maxItems: fc.constantFrom(0n, 0n, 2n, 5n),
  maxPerWallet: fc.constantFrom(0n, 0n, 0n, 2n, 3n),
  isCosigned: often(false, true),
  hasSecondaryAdmin: often(true, false),
  treasury: fc.constant('vault' as const),
  // The second one has neither lamports nor a token account, so that its shares are kept.
  fee: fc.constantFrom('feeA' as const, 'feeEmpty' as const).map((to) => ({
    value: 300n,
    isFlat: false,
    recipients: [{ to, share: 100 }],
  })),
  feeCap: firstFeeCapArbitrary,
  royalties: fc.constant({ basisPoints: 500, creators: [{ to: 'owner' as const, share: 100 }] }),
  extra: fc.subarray([
    { field: 'artist', value: 'somebody' },
    { field: 'year', value: '2024' },
  ]),
  locks: locksAtLaunch,
})

const BY_OWNER: Actor = { role: 'owner' }

/** A collection's token and commitment, if any, its first phases, and two minters' entries. */
const usualOpening: Arbitrary<Step[]> = fc
  .record({
    token: fc.constantFrom<'none' | 'unused' | 'all'>('none', 'none', 'unused', 'all'),
    secret: optional(fc.constantFrom(...SECRETS), 2),
    phases: fc.array(rightTerms, { minLength: 1, maxLength: 3 }),
  })
  .map(({ token, secret, phases }): Step[] => [
    ...(token !== 'none' ? [{ kind: 'addPriceToken' as const, by: BY_OWNER }] : []),
    ...(secret ? [{ kind: 'commitReveal' as const, by: BY_OWNER, files: 10n, secret }] : []),
    ...phases.map((terms) => addPhase({ ...terms, isInTokens: token === 'all' })),
    ...phases.flatMap(({ type }, pick) => (type === 'allowList' ? firstEntries(pick) : [])),
  ])

/** As many phases as allowed. */
const fullOpening: Arbitrary<Step[]> = rightTerms.map((terms) =>
  Array.from({ length: MAX_PHASES }, () => addPhase({ ...terms, isInTokens: false })),
)

/** Steps that come first, and succeed. */
export const opening: Arbitrary<Step[]> = fc.oneof(
  { weight: 12, arbitrary: usualOpening },
  { weight: 1, arbitrary: fc.constant<Step[]>([]) },
  { weight: 1, arbitrary: fullOpening },
)

function addPhase(terms: Terms): Step {
  return { kind: 'addPhase', by: BY_OWNER, terms }
}

function firstEntries(pick: number): Step[] {
  return (['minterA', 'minterB'] as const).map((user) => ({
    kind: 'addToAllowlist',
    by: BY_OWNER,
    phase: { pick, among: 'all' },
    user,
    price: 1_000_000,
    amount: 2,
  }))
}
