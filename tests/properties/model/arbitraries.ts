import fc, { type Arbitrary } from 'fast-check'
import { feeArbitrary, feeCapArbitrary, royaltiesArbitrary } from './feeArbitraries.ts'
import { locks } from './lockArbitraries.ts'
import { mintArbitraries } from './mintArbitraries.ts'
import {
  HOLDERS,
  type HolderName,
  MINTERS,
  OWN,
  type ReceiverName,
  SECRETS,
  WALLETS,
} from './names.ts'
import { deployment, opening } from './openingArbitraries.ts'
import { limit, terms } from './phaseArbitraries.ts'
import { mostly, often, optional, phasePick } from './plausible.ts'
import type { Actor, Deployment, DeploymentFlaw, Step, StepKind, StepOf } from './steps.ts'

/** Steps per sequence; shrinking leaves out steps. */
export const STEPS_PER_SEQUENCE = 30
/** One in this many steps is left out from the start. */
const RARELY = 500

const wallet = fc.constantFrom(...WALLETS)
const walletOrNobody = mostly(wallet, fc.constant('nobody' as const))
const newOwner = mostly(wallet, fc.constantFrom('nobody' as const, ...OWN))

function actor(role: 'owner' | 'primary' | 'secondary'): Arbitrary<Actor> {
  return mostly(
    fc.constant<Actor>({ role }),
    wallet.map((name): Actor => ({ wallet: name })),
  )
}

const owner = actor('owner')
const feeAdmin = fc.oneof(actor('primary'), actor('secondary'))

const deploymentFlaw = fc.constantFrom<DeploymentFlaw>(
  'otherDeployment',
  'otherGroupMint',
  'itemAsGroupMint',
)

const treasury = fc.constantFrom<ReceiverName>(
  ...['vault' as const, 'vault' as const, 'vault' as const, 'stranger' as const, 'till' as const],
  ...['nobody' as const, ...OWN],
)
const name = fc.constantFrom('Renamed', 'Renamed #{}', '{}/{}', '', 'n'.repeat(64), 'n'.repeat(65))
const uri = fc.constantFrom('https://a.test/{}', 'ipfs://cid', 'u'.repeat(200), 'u'.repeat(201))
/** Fields that often exist from the start: they are removed, overwritten, and both at once. */
const usualField = fc.constantFrom('artist', 'year')
const field = fc.oneof(
  usualField,
  fc.constantFrom(...['site', 'series', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']),
)
const wrongField = fc.constantFrom(
  ...['', 'uri', 'royalty_basis_points', 'k'.repeat(33)],
  'So11111111111111111111111111111111111111112',
)
const anyField = mostly(field, wrongField, 8)
const shortField = fc.record({ field: anyField, value: fc.constantFrom('', '1', 'some value') })
const longField = fc.record({
  field,
  value: fc.constantFrom('v'.repeat(200), 'v'.repeat(200), 'v'.repeat(201)),
})
/** At most one long field: a transaction has 1,232 bytes. */
const fieldsToAdd = fc.oneof(
  { weight: 2, arbitrary: fc.array(shortField, { minLength: 1, maxLength: 5 }) },
  { weight: 1, arbitrary: longField.map((field) => [field]) },
  { weight: 1, arbitrary: fc.constant([]) },
)

/** Creates steps with one kind; TypeScript does not infer that the parts for one kind form a step. */
function step<Kind extends StepKind>(
  kind: Kind,
  rest: { [Key in keyof Omit<StepOf<Kind>, 'kind'>]: Arbitrary<StepOf<Kind>[Key]> },
): Arbitrary<Step> {
  return fc.record({ kind: fc.constant(kind), ...rest }) as unknown as Arbitrary<Step>
}

const weightedSteps: readonly { weight: number; arbitrary: Arbitrary<Step> }[] = [
  ...mintArbitraries,
  { weight: 4, arbitrary: step('addPhase', { by: owner, terms }) },
  {
    weight: 5,
    arbitrary: step('modifyPhase', {
      by: owner,
      phase: phasePick('all'),
      active: often(true, false, 4),
      terms,
    }),
  },
  {
    weight: 6,
    arbitrary: step('addToAllowlist', {
      by: owner,
      phase: phasePick('allowList'),
      user: fc.constantFrom(...WALLETS, ...MINTERS),
      price: fc.constantFrom(0, 1_000, 0xffff_ffff),
      amount: fc.constantFrom(0, 1, 1, 2, 255),
    }),
  },
  {
    weight: 5,
    arbitrary: step('closeAllowlistAccount', {
      by: owner,
      entry: mostly(fc.nat(99), fc.record({ phase: phasePick('allowList'), user: wallet })),
      receiver: mostly(fc.constant('payer' as const), wallet, 3),
    }),
  },
  {
    weight: 4,
    arbitrary: step('modifyCollection', {
      by: owner,
      maxItems: optional(fc.constantFrom(0n, 0n, 1n, 2n, 8n, 1n << 40n), 2),
      maxPerWallet: optional(limit),
      treasury: optional(treasury),
      isCosigned: optional(fc.boolean()),
      name: optional(name),
      uri: optional(uri),
      itemName: optional(name),
      itemUri: optional(uri),
      flaw: optional(deploymentFlaw, 12),
    }),
  },
  {
    weight: 5,
    arbitrary: step('modifyMetadata', {
      by: owner,
      add: fieldsToAdd,
      remove: fc.oneof(fc.constant([]), fc.array(anyField, { minLength: 1, maxLength: 2 })),
      flaw: optional(deploymentFlaw, 12),
    }),
  },
  {
    weight: 5,
    arbitrary: step('modifyRoyalties', {
      by: owner,
      royalties: royaltiesArbitrary,
      flaw: optional(deploymentFlaw, 12),
    }),
  },
  { weight: 5, arbitrary: step('modifyPlatformFee', { by: feeAdmin, fee: feeArbitrary }) },
  {
    weight: 4,
    arbitrary: step('claimPayment', {
      to: fc.constantFrom<HolderName | 'owed'>(
        'owed',
        'owed',
        'till',
        'feeEmpty',
        'feeA',
        'stranger',
      ),
      isFunded: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: step('claimTokenPayment', {
      to: mostly(fc.constant('owed' as const), fc.constantFrom(...HOLDERS), 4),
      isOpened: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: step('addPriceToken', { by: owner }) },
  {
    weight: 1,
    arbitrary: step('commitReveal', {
      by: owner,
      files: fc.constantFrom(0n, 10n),
      secret: fc.constantFrom(...SECRETS),
    }),
  },
  {
    weight: 2,
    arbitrary: step('revealFiles', {
      by: owner,
      secret: mostly(fc.constant('committed' as const), fc.constantFrom(...SECRETS), 2),
    }),
  },
  {
    weight: 2,
    arbitrary: step('lowerPlatformFeeCap', { by: actor('primary'), cap: feeCapArbitrary }),
  },
  {
    weight: 3,
    arbitrary: step('modifyPlatformFeePrimaryAdmin', { by: actor('primary'), to: walletOrNobody }),
  },
  {
    weight: 2,
    arbitrary: step('modifyPlatformFeeSecondaryAdmin', { by: feeAdmin, to: walletOrNobody }),
  },
  { weight: 1, arbitrary: step('lock', { by: owner, locks }) },
  { weight: 2, arbitrary: step('transferOwnership', { by: owner, to: newOwner }) },
  {
    weight: 3,
    arbitrary: step('updateTokenNameUri', {
      by: owner,
      target: mostly(
        fc.nat(9),
        fc.constantFrom('groupMint' as const, 'otherItem' as const, 'vault' as const),
      ),
      name,
      uri,
      flaw: optional(fc.constant('otherDeployment' as const), 12),
    }),
  },
  {
    weight: 2,
    arbitrary: step('initialiseEditionsControls', {
      by: wallet,
      flaw: optional(
        fc.constantFrom(
          'longItemName' as const,
          'longName' as const,
          'royaltyTooHigh' as const,
          'noTreasury' as const,
          'shareMissing' as const,
        ),
        2,
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: step('moveTime', {
      seconds: fc.constantFrom(1n, 10n, 20n, 40n),
      toEdge: fc.boolean(),
    }),
  },
]

/** A collection with its first steps, which succeed, and the random steps that follow. */
export interface Sequence {
  deployment: Deployment
  opening: readonly Step[]
  /** Undefined = a step that was left out. */
  steps: readonly (Step | undefined)[]
}

export const sequence: Arbitrary<Sequence> = fc.record({
  deployment,
  opening,
  steps: fc.array(fc.option(fc.oneof(...weightedSteps), { freq: RARELY, nil: undefined }), {
    minLength: STEPS_PER_SEQUENCE,
    maxLength: STEPS_PER_SEQUENCE,
  }),
})
