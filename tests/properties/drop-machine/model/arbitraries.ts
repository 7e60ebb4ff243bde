import fc, { type Arbitrary } from 'fast-check'
import { mostly, often } from '../../model/plausible.ts'
import { LISTS, type ListName, WALLETS } from './names.ts'
import { feeArbitrary, royaltiesArbitrary, splitArbitrary } from './splitArbitraries.ts'
import type {
  Actor,
  Claim,
  Creation,
  Mint,
  PhasePick,
  Step,
  StepKind,
  Terms,
  Via,
} from './steps.ts'

const wallet = fc.constantFrom(...WALLETS)
const owner: Arbitrary<Actor> = mostly(fc.constant({ role: 'owner' } as const), wallet)
const cap = fc.constantFrom(0n, 0n, 0n, 1n, 2n, 3n)
const listName = fc.constantFrom(...(Object.keys(LISTS) as ListName[]))

/** Around rounding, more than any wallet has, and more than 64 bits for two items. */
const price = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(0n, 1n, 33n, 1_000n, 999_999n) },
  { weight: 1, arbitrary: fc.constantFrom(10n ** 13n, 2n ** 63n) },
)

/** Few, so that phases often start at the same time, and mostly have started. */
const start = fc.constantFrom(-20n, -20n, -15n, -10n, -10n, -5n, 0n, 10n, 20n, 40n)

const kind = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ isPrivate: false, list: undefined }) },
  { weight: 3, arbitrary: fc.constant({ isPrivate: true, list: undefined }) },
  { weight: 3, arbitrary: listName.map((list) => ({ isPrivate: true, list })) },
)
const wrongKind = fc.constantFrom(
  { isPrivate: false, list: 'members' } as const,
  { isPrivate: true, list: 'short' } as const,
)

const rightTerms: Arbitrary<Terms> = fc
  .record({ start, price, maxPerWallet: cap, maxPerTransaction: cap, kind })
  .map(({ kind: { isPrivate, list }, ...rest }) => ({ ...rest, isPrivate, list }))

const terms: Arbitrary<Terms> = fc
  .record({
    right: rightTerms,
    hasStart: often(true, false, 25),
    kind: mostly(fc.constant(undefined), wrongKind, 20),
  })
  .map(
    ({ right, hasStart, kind }): Terms => ({
      ...right,
      start: hasStart ? right.start : 'never',
      ...kind,
    }),
  )

const phase: Arbitrary<PhasePick> = mostly(fc.nat(19), fc.constant('missing' as const), 25)

/** Creates steps with one kind; TypeScript does not infer that the parts for one kind form a step. */
function step<Kind extends StepKind>(
  kind: Kind,
  rest: {
    [Key in keyof Omit<Extract<Step, { kind: Kind }>, 'kind'>]: Arbitrary<
      Extract<Step, { kind: Kind }>[Key]
    >
  },
): Arbitrary<Step> {
  return fc.record({ kind: fc.constant(kind), ...rest }) as unknown as Arbitrary<Step>
}

const claim: Arbitrary<Claim> = fc.record({
  list: listName,
  of: wallet,
  cap: fc.oneof(
    { weight: 8, arbitrary: fc.constant('own' as const) },
    { weight: 1, arbitrary: fc.constantFrom('raised' as const, 'zero' as const) },
  ),
  flaw: mostly(
    fc.constant(undefined),
    fc.constantFrom('too long' as const, 'short hash' as const),
    20,
  ),
})

const quantity = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(1n, 1n, 2n, 3n) },
  { weight: 3, arbitrary: fc.constantFrom(0n, 5n, 101n) },
  { weight: 1, arbitrary: fc.constantFrom(100n, 2n ** 64n - 1n) },
)

const mint = fc
  .record({
    kind: fc.constant('mint' as const),
    by: wallet,
    how: fc.constantFrom<Mint['how']>(
      ...['mint' as const, 'mint' as const, 'mint to' as const, 'mint with proof' as const],
      ...['mint script' as const, 'minter script' as const],
    ),
    quantity,
    bound: fc.constantFrom(0n, 0n, 0n, 7n, -1n),
    to: wallet,
    claim,
    isOwnProof: often(true, false),
    isMisdirected: often(false, true, 30),
  })
  .map(({ isOwnProof, ...rest }): Step => {
    const { by } = rest
    return isOwnProof ? { ...rest, claim: { ...rest.claim, of: by } } : rest
  })

/** Steps with any kind. */
const steps = fc.oneof(
  { weight: 34, arbitrary: mint },
  { weight: 9, arbitrary: step('addPhase', { by: owner, terms }) },
  { weight: 9, arbitrary: step('modifyPhase', { by: owner, phase, terms }) },
  { weight: 4, arbitrary: step('removePhase', { by: owner, phase }) },
  {
    weight: 9,
    arbitrary: step('upsertAllowlist', {
      by: owner,
      phase,
      entries: mostly(
        fc.array(fc.record({ user: wallet, cap: fc.constantFrom(1n, 2n, 3n, 2n ** 64n - 1n) }), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.constantFrom([], [{ user: 'alice' as const, cap: 0n }]),
        15,
      ),
      spareCaps: often(0, 1, 25),
    }),
  },
  {
    weight: 4,
    arbitrary: step('removeFromAllowlist', {
      by: owner,
      phase,
      users: fc.array(wallet, { maxLength: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: step('setTotalSupply', {
      by: owner,
      totalSupply: fc.constantFrom(0n, 1n, 3n, 5n, 8n, 8n, 12n, 2n ** 64n - 1n),
    }),
  },
  { weight: 6, arbitrary: step('setPlatformFee', { by: owner, fee: feeArbitrary }) },
  { weight: 5, arbitrary: step('setRevenueSplit', { by: owner, split: splitArbitrary }) },
  { weight: 3, arbitrary: step('setRoyalties', { by: owner, royalties: royaltiesArbitrary }) },
  {
    weight: 3,
    arbitrary: step('setEndTime', {
      by: owner,
      end: fc.constantFrom('never' as const, 'never' as const, -10n, 5n, 25n, 50n, 90n),
    }),
  },
  { weight: 4, arbitrary: step('setPaused', { by: owner, isPaused: often(false, true, 3) }) },
  { weight: 4, arbitrary: step('offerOwnership', { by: owner, to: wallet }) },
  { weight: 2, arbitrary: step('cancelOwnershipOffer', { by: owner }) },
  {
    weight: 4,
    arbitrary: step('acceptOwnership', {
      by: mostly(fc.constant({ role: 'next owner' } as const), wallet, 4),
    }),
  },
  {
    weight: 10,
    arbitrary: step('moveTime', {
      seconds: fc.constantFrom(1n, 5n, 10n),
      toEdge: fc.constantFrom('no' as const, 'at' as const, 'before' as const),
    }),
  },
)

export const viaArbitrary = fc.constantFrom<Via>('client', 'call')

/** A step, and how it is sent. */
export const stepArbitrary: Arbitrary<{ readonly step: Step; readonly via: Via }> = fc.record({
  step: steps,
  via: viaArbitrary,
})

/** A drop with up to three phases, or with as many as there can be. */
export const creationArbitrary: Arbitrary<Creation> = fc
  .record({
    version: fc.constantFrom(1 as const, 2 as const, 2 as const),
    isOpenEdition: fc.boolean(),
    supply: fc.constantFrom(3n, 8n, 12n, 40n),
    isLimited: fc.boolean(),
    feeBp: fc.constantFrom(0n, 300n, 3_333n, 10_000n),
    phases: mostly(
      fc.uniqueArray(rightTerms, { minLength: 1, maxLength: 3, selector: ({ start }) => start }),
      rightTerms.map((each) =>
        Array.from({ length: 20 }, (_, index): Terms => ({ ...each, start: BigInt(index - 15) })),
      ),
      15,
    ),
  })
  .map(({ supply, isLimited, ...rest }): Creation => {
    const { version, isOpenEdition } = rest
    const hasLimit = !isOpenEdition || (isLimited && version === 2)
    const all: readonly Terms[] = rest.phases
    const phases = version === 2 ? all : all.map((each) => ({ ...each, maxPerTransaction: 0n }))
    return { ...rest, totalSupply: hasLimit ? supply : 0n, phases }
  })
