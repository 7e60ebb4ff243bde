import { EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { EDITIONS_CONTROLS_IDL, EDITIONS_IDL, type Idl } from '@mintline/solana/anchor'
import { type Keypair, type PublicKey, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import type { Outcome } from '../../helpers/chain.ts'
import { frameworkErrorName } from '../../helpers/frameworkError.ts'
import type { Sequence } from '../model/arbitraries.ts'
import { claimantOf } from '../model/fee.ts'
import { RENT_EXEMPT_MINIMUM } from '../model/mintRules.ts'
import type { WalletName } from '../model/names.ts'
import { judge } from '../model/rules.ts'
import {
  credit,
  deployedState,
  entryKey,
  entryOf,
  payerOf,
  phaseIndexOf,
  type State,
  walletOf,
} from '../model/state.ts'
import type { Step, StepKind, StepOf } from '../model/steps.ts'
import { tokenClaimantOf } from '../model/tokenRules.ts'
import { chainView } from './chainView.ts'
import { isMint, requestOf } from './instructions.ts'
import { extendLedger, type Ledger, readLedger, rentOf, totalOf } from './ledger.ts'
import { Run } from './run.ts'
import type { Tally } from './tally.ts'
import { type CollectionView, capsHold, modelView, walletCapsHold } from './view.ts'
import { addressOf, type World } from './world.ts'

const LAMPORTS_PER_SIGNATURE = 5_000n

/** The model's and the chain's state between two steps. */
export interface Moment {
  state: State
  ledger: Ledger
}

/** Plays a sequence on the chain and compares every step with the model. */
export async function play(
  world: World,
  sequence: Sequence,
  tally: Tally<StepKind>,
): Promise<void> {
  const opened = await open(world, sequence, tally)
  let { moment } = opened
  for (const step of sequence.steps) {
    if (step) moment = await playStep(opened.run, moment, step, tally)
  }
  await expectTokens(opened.run, moment.state)
}

/** Deploys a sequence's collection and plays its first steps. */
export async function open(
  world: World,
  { deployment, opening }: Pick<Sequence, 'deployment' | 'opening'>,
  tally: Tally<StepKind>,
): Promise<{ run: Run; moment: Moment }> {
  const run = await Run.start(world, deployment)
  tally.count('initialiseEditionsControls', 'success')
  let moment = await firstMoment(run, deployedState(deployment))
  for (const step of opening) moment = await playStep(run, moment, step, tally)
  return { run, moment }
}

/** Returns the state after the deployment, for which the primary admin has paid the rent. */
async function firstMoment(run: Run, state: State): Promise<Moment> {
  const ledger = await readLedger(run, state)
  const own = [run.deployment, run.controls, run.hashlist, run.groupMint]
  for (const address of own) {
    credit(state, 'primary', -(ledger.accounts.get(address.toBase58())?.lamports ?? 0n))
  }
  await expectMoment(run, { state, ledger })
  return { state, ledger }
}

/** Plays one step and returns the state after it. */
export async function playStep(
  run: Run,
  moment: Moment,
  step: Step,
  tally: Tally<StepKind>,
): Promise<Moment> {
  const { state, ledger } = await preparedFor(run, moment, step)
  const verdict = judge(state, step)
  if (step.kind === 'moveTime') {
    if ('refusal' in verdict) throw new Error('Nothing stops time.')
    await run.world.chain.setTime(verdict.state.now)
    return { ...moment, state: verdict.state }
  }

  const { instruction, signers } = await requestOf(run, state, step)
  const named = instruction.keys.filter((key) => key.isWritable).map(({ pubkey }) => pubkey)
  const before = await extendLedger(run, ledger, named)
  const outcome = await run.trySend(instruction, signers)
  if (!outcome) return { state, ledger }
  const after = await readLedger(run, state, named)

  const expected = 'refusal' in verdict ? verdict.refusal : 'success'
  expect(nameOf(outcome), `outcome of ${step.kind}\n${outcome.logs.join('\n')}`).to.equal(expected)
  tally.count(step.kind, expected)
  expectFee(before, after, signers)
  // No other step names their accounts.
  const movesTokens = step.kind === 'mintWithControlsV3' || step.kind === 'claimTokenPayment'
  if (movesTokens) await expectTokens(run, 'refusal' in verdict ? state : verdict.state)
  if ('refusal' in verdict) {
    expectSame(before, after)
    return { state, ledger: after }
  }

  const next = { state: verdict.state, ledger: after }
  expect(totalOf(after), 'lamports of all accounts together').to.equal(totalOf(before))
  const owed = sumOf(next.state.owed) - sumOf(state.owed)
  const rent = rentOf(after.accounts) - rentOf(before.accounts) - owed
  credit(next.state, rentPayerOf(state, step), -rent)
  if (isMint(step)) run.mints.push(mintOf(instruction.keys))
  const view = await expectMoment(run, next)
  if (isMint(step)) {
    const index = phaseIndexOf(state, step.phase)
    expect(walletCapsHold(view, step.minter, index), 'caps of the wallet').to.equal(true)
  }
  return next
}

/** Expects that the fee payer has paid for all signatures, and nothing else. */
export function expectFee(before: Ledger, after: Ledger, signers: readonly Keypair[]): void {
  const signatures = new Set(['feePayer', ...signers.map(({ publicKey }) => publicKey.toBase58())])
  const fee = BigInt(signatures.size) * LAMPORTS_PER_SIGNATURE
  expect(before.feePayer - after.feePayer, 'fee').to.equal(fee)
}

/** Returns the moment after what a step asks to be done before it. */
async function preparedFor(run: Run, moment: Moment, step: Step): Promise<Moment> {
  if (step.kind === 'claimPayment' && step.isFunded) return fundClaimant(run, moment, step)
  if (step.kind !== 'claimTokenPayment' || !step.isOpened) return moment
  const state = structuredClone(moment.state)
  const claimant = tokenClaimantOf(state, step)
  const account = { amount: state.tokens.get(claimant)?.amount ?? 0n, isFrozen: false }
  run.world.setTokens(claimant, account)
  state.tokens.set(claimant, account)
  return { ...moment, state }
}

/** Expects the price token's accounts as in the model. */
async function expectTokens({ world }: Run, { tokens }: State): Promise<void> {
  expect(await world.tokens(), 'tokens').to.deep.equal(tokens)
}

/** Sends a claimant its rent, as anybody can in the transaction of the claim. */
async function fundClaimant(
  run: Run,
  moment: Moment,
  step: StepOf<'claimPayment'>,
): Promise<Moment> {
  const state = structuredClone(moment.state)
  const claimant = claimantOf(state, step)
  await run.world.chain.fund(addressOf(claimant), RENT_EXEMPT_MINIMUM)
  credit(state, claimant, RENT_EXEMPT_MINIMUM)
  return { state, ledger: await readLedger(run, state) }
}

/** Expects balances and records as in the model, within caps and rent-exempt. */
async function expectMoment(run: Run, { state, ledger }: Moment): Promise<CollectionView> {
  expect(ledger.balances, 'balances').to.deep.equal(state.balances)
  await expectRentExempt(run, ledger)
  const view = await chainView(run, ledger, state)
  const expected = modelView(state)
  for (const part of Object.keys(expected) as (keyof CollectionView)[]) {
    expect(view[part], part).to.deep.equal(expected[part])
  }
  expect(capsHold(view), 'caps').to.equal(true)
  return view
}

function sumOf({ treasury, recipients }: State['owed']): bigint {
  return recipients.reduce((sum, amount) => sum + amount, treasury)
}

/** Returns a transaction's outcome, as the model names it. */
export function nameOf({ failure }: Outcome): string {
  if (!failure) return 'success'
  const { program, code, text } = failure
  for (const [name, id, errors = []] of programs) {
    if (program !== id.toBase58()) continue
    const error = errors.find((candidate) => candidate.code === code)
    return `${name}/${error?.name ?? frameworkErrorName(code) ?? code}`
  }
  const isRent = text.includes('insufficient funds for rent')
  return `runtime/${isRent ? 'InsufficientFundsForRent' : text}`
}

const programs: [name: string, address: PublicKey, errors?: Idl['errors']][] = [
  ['controls', EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_CONTROLS_IDL.errors],
  ['editions', EDITIONS_PROGRAM_ID, EDITIONS_IDL.errors],
  ['system', SystemProgram.programId],
]

/** Index of the item's mint in all mint instructions' accounts. */
const ITEM_MINT = 6

function mintOf(keys: { pubkey: PublicKey }[]): PublicKey {
  const key = keys[ITEM_MINT]
  if (!key) throw new Error('A mint names its item.')
  return key.pubkey
}

/** Returns who pays a step's rent, or receives released rent. */
function rentPayerOf(state: State, step: Exclude<Step, { kind: 'moveTime' }>): WalletName {
  if (isMint(step)) return payerOf(step)
  switch (step.kind) {
    case 'closeAllowlistAccount': {
      const { user, phaseIndex } = entryOf(state, step.entry)
      return state.entries.get(entryKey(user, phaseIndex))?.payer ?? 'owner'
    }
    case 'initialiseEditionsControls':
      return step.by
    // Locks no rent.
    case 'claimPayment':
    case 'claimTokenPayment':
      return 'stranger'
    default:
      return walletOf(state, step.by)
  }
}

/** Expects that a refused step changed nothing, byte for byte. */
export function expectSame(before: Ledger, after: Ledger): void {
  expect(after.balances, 'balances after a refusal').to.deep.equal(before.balances)
  expect(after.accounts.size, 'accounts after a refusal').to.equal(before.accounts.size)
  for (const [address, held] of after.accounts) {
    const old = before.accounts.get(address)
    const isSame =
      old?.lamports === held.lamports && old.owner === held.owner && old.data.equals(held.data)
    expect(isSame, `${address} is unchanged by a refusal`).to.equal(true)
  }
}

export async function expectRentExempt({ world }: Run, { accounts }: Ledger): Promise<void> {
  const rents = new Map<number, bigint>()
  for (const [address, { lamports, data }] of accounts) {
    const rent = rents.get(data.length) ?? (await world.chain.rent(data.length))
    rents.set(data.length, rent)
    expect(lamports >= rent, `${address} is rent-exempt`).to.equal(true)
  }
}
