import { ACCOUNT_SIZE, AccountLayout } from '@solana/spl-token'
import { type Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { fromBn } from '../../helpers/bn.ts'
import { type Ledger, totalOf } from './ledger.ts'
import { expectRentExempt } from './play.ts'
import type { Run } from './run.ts'
import { addressOf } from './world.ts'

/** A transaction that succeeded. */
interface Change {
  before: Ledger
  after: Ledger
  /** Accounts for the price token. */
  tokens: { before: Tokens; after: Tokens }
  signers: readonly Keypair[]
}

type Tokens = Awaited<ReturnType<Run['world']['tokens']>>

/**
 * Expects the laws that hold for every transaction, whatever it contains: nobody pays or changes anything without a
 * signature, no lamport or token is lost or made, and the records agree with each other.
 */
export async function expectLawful(run: Run, change: Change): Promise<void> {
  const { before, after } = change
  expect(totalOf(after), 'lamports of all accounts together').to.equal(totalOf(before))
  await expectRentExempt(run, after)
  expectPayersSign(change)
  expectTokensKept(run, change)
  expectOthersUnchanged(run, change)
  expectRoles(run, change)
  await expectAgreement(run, change)
}

function expectPayersSign(change: Change): void {
  for (const [holder, balance] of change.after.balances) {
    const isKept = balance >= (change.before.balances.get(holder) ?? 0n)
    expect(isKept || isSigned(change, addressOf(holder)), `${holder} pays, signed`).to.equal(true)
  }
}

function expectTokensKept({ vault }: Run, change: Change): void {
  const { before, after } = change.tokens
  const sumOf = (tokens: Tokens, ledger: Ledger) =>
    [...tokens.values()].reduce((sum, { amount }) => sum + amount, amountIn(ledger, vault))
  expect(sumOf(after, change.after), 'tokens together').to.equal(sumOf(before, change.before))
  for (const [holder, { amount }] of before) {
    const isKept = (after.get(holder)?.amount ?? 0n) >= amount
    expect(isKept || isSigned(change, addressOf(holder)), `${holder} pays, signed`).to.equal(true)
  }
}

/** Base units in a vault; 0 where there is none. */
function amountIn({ accounts }: Ledger, vault: PublicKey): bigint {
  const data = accounts.get(vault.toBase58())?.data
  return data?.length === ACCOUNT_SIZE ? AccountLayout.decode(data).amount : 0n
}

function expectOthersUnchanged({ world }: Run, { before, after }: Change): void {
  const { other, otherItem } = world
  for (const address of [
    other.deployment,
    other.controls,
    other.groupMint.publicKey,
    otherItem,
  ].map(String)) {
    const message = `${address} of another collection`
    expect(after.accounts.get(address), message).to.deep.equal(before.accounts.get(address))
  }
}

/** Expects that terms change only by those who may change them, and that locks stay. */
function expectRoles(run: Run, change: Change): void {
  const before = recordsOf(run, change.before)
  const after = recordsOf(run, change.after)
  const { creator, platformFeePrimaryAdmin, platformFeeSecondaryAdmin } = before.controls
  const changed = (partOf: (records: Records) => unknown) =>
    JSON.stringify(partOf(before)) !== JSON.stringify(partOf(after))

  if (changed(ownersPart)) expect(isSigned(change, creator), 'signed by the owner').to.equal(true)
  if (changed(feeAdminsPart)) {
    const admins = [platformFeePrimaryAdmin, platformFeeSecondaryAdmin]
    expect(
      admins.some((admin) => isSigned(change, admin)),
      'signed by a fee admin',
    ).to.equal(true)
  }
  for (const [name, isLocked] of Object.entries(before.controls.locks)) {
    if (isLocked) expect(after.controls.locks, name).to.have.property(name, true)
  }
}

function ownersPart({ controls, deployment }: Records): unknown {
  const { creator, treasury, maxMintsPerWallet, cosignerProgramId, locks } = controls
  const phases = controls.phases.map((phase) => ({ ...phase, currentMints: undefined }))
  const terms = { ...deployment, numberOfTokensIssued: undefined }
  return { creator, treasury, maxMintsPerWallet, cosignerProgramId, locks, phases, terms }
}

function feeAdminsPart({ controls }: Records): unknown {
  const { platformFeePrimaryAdmin, platformFeeSecondaryAdmin, platformFeeRecipients } = controls
  const { platformFeeValue, isFeeFlat, platformFeeCap } = controls
  const admins = { platformFeePrimaryAdmin, platformFeeSecondaryAdmin }
  return { admins, platformFeeRecipients, platformFeeValue, isFeeFlat, platformFeeCap }
}

/** Expects counters, caps, hashlist and debts that agree, and a co-signed item if the collection has co-signed ones. */
async function expectAgreement(run: Run, change: Change): Promise<void> {
  const { controls: terms, ...before } = recordsOf(run, change.before)
  const { controls, deployment, hashlist } = recordsOf(run, change.after)
  const issued = fromBn(deployment.numberOfTokensIssued)
  const minted = issued - fromBn(before.deployment.numberOfTokensIssued)
  expect(minted, 'items of one instruction').to.be.oneOf([0n, 1n])
  if (minted > 0n && !terms.cosignerProgramId.equals(PublicKey.default)) {
    const cosigners = [terms.creator, terms.cosignerProgramId]
    expect(
      cosigners.some((cosigner) => isSigned(change, cosigner)),
      'co-signed',
    ).to.equal(true)
  }
  expectWithin(issued, fromBn(deployment.maxNumberOfTokens), 'items')
  let inPhases = 0n
  for (const phase of controls.phases) {
    expectWithin(fromBn(phase.currentMints), fromBn(phase.maxMintsTotal), 'items of a phase')
    inPhases += fromBn(phase.currentMints)
  }
  expect(inPhases, 'items of all phases').to.equal(issued)
  const numbers = hashlist.issues.map(({ order }) => fromBn(order))
  expect(numbers, 'hashlist').to.deep.equal(numbers.map((_, index) => BigInt(index + 1)))
  expect(BigInt(numbers.length), 'items of the hashlist').to.equal(issued)

  // More than that where a phase has lost its root: the record keeps the rent of its longest form.
  const owed = [controls.owedToTreasury, ...controls.owedToRecipients].map(fromBn)
  const held = accountOf(change.after, run.controls)
  const rent = await run.world.chain.rent(held.data.length)
  const needed = owed.reduce((sum, amount) => sum + amount, rent)
  expect(held.lamports >= needed, `controls hold ${held.lamports} of ${needed}`).to.equal(true)
}

function expectWithin(count: bigint, cap: bigint, what: string): void {
  expect(cap === 0n || count <= cap, `${what}: ${count} of ${cap}`).to.equal(true)
}

type Records = ReturnType<typeof recordsOf>

function recordsOf(run: Run, ledger: Ledger) {
  const { editions, controls } = run.world.chain
  const dataOf = (address: PublicKey) => accountOf(ledger, address).data
  return {
    controls: controls.coder.accounts.decode<ControlsRecord>(
      'editionsControls',
      dataOf(run.controls),
    ),
    deployment: editions.coder.accounts.decode<DeploymentRecord>(
      'editionsDeployment',
      dataOf(run.deployment),
    ),
    hashlist: editions.coder.accounts.decode<HashlistRecord>('hashlist', dataOf(run.hashlist)),
  }
}

type Fetched<Client extends { fetch: unknown }> = Client['fetch'] extends (
  ...args: never[]
) => Promise<infer Record>
  ? Record
  : never
type Chain = Run['world']['chain']
type ControlsRecord = Fetched<Chain['controls']['account']['editionsControls']>
type DeploymentRecord = Fetched<Chain['editions']['account']['editionsDeployment']>
type HashlistRecord = Fetched<Chain['editions']['account']['hashlist']>

function accountOf({ accounts }: Ledger, address: PublicKey) {
  const held = accounts.get(address.toBase58())
  if (!held) throw new Error(`There is no ${address}.`)
  return held
}

function isSigned({ signers }: Change, address: PublicKey): boolean {
  return signers.some(({ publicKey }) => publicKey.equals(address))
}
