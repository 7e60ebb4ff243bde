import { existsSync, rmSync } from 'node:fs'
import { type PublicKey, SystemProgram, type TransactionInstruction } from '@solana/web3.js'
import { openBuffer, proposedBuffer } from './buffer.ts'
import { DeployError } from './deployError.ts'
import { type IdlWriting, planIdl } from './idlPlan.ts'
import {
  closeBufferFor,
  IdlCalls,
  idlAddress,
  METADATA_BUFFER,
  METADATA_HEADER,
  MOST_GROWTH,
} from './metadataProgram.ts'
import type { BuiltProgram } from './program.ts'
import { describeCall } from './propose.ts'
import { sendAndConfirm } from './send.ts'
import type { Session } from './session.ts'
import type { Step } from './step.ts'
import { writeBuffer } from './writeBuffer.ts'

/** A program's IDL to be written. */
export interface IdlStep {
  program: BuiltProgram & { idl: string }
  writing: IdlWriting
  /** File with the buffer's keypair until its content is the IDL. */
  bufferPath: string
}

/** Returns a step's IDL to be written; undefined = it is not. */
export function idlStepOf({ program, idl, idlBufferPath }: Step): IdlStep | undefined {
  if (program.idl === undefined || (idl?.kind !== 'publish' && idl?.kind !== 'propose'))
    return undefined
  return { program: { ...program, idl: program.idl }, writing: idl, bufferPath: idlBufferPath }
}

/** Writes the IDL of a program that the wallet may upgrade. */
export async function publishIdl(session: Session, step: IdlStep): Promise<void> {
  const { program, writing, bufferPath } = step
  const { packed, authority, account } = writing
  if (account.state === 'unusable') {
    await sendAndConfirm(session, [closeAllocated(step, authority)])
    const none = { state: 'none', length: 0, lamports: 0 } as const
    return publishIdl(session, { ...step, writing: { ...writing, account: none } })
  }
  const buffer = await writtenBuffer(session, step, Buffer.from(packed.data))
  await fund(session, step)
  const groups = idlTransactions(program.address, writing, { buffer, spill: authority })
  for (const instructions of groups) await sendAndConfirm(session, instructions)
  const plan = { kind: 'unchanged' as const, authority }
  const { kind } = await planIdl(session.connection, program, plan, { wallet: authority })
  if (kind !== 'unchanged') {
    throw new DeployError(
      'NOT_AS_BUILT',
      `The IDL of ${program.name} on chain is not what was built.`,
    )
  }
  if (existsSync(bufferPath)) rmSync(bufferPath)
  session.log(`The IDL of ${program.name} is at ${idlAddress(program.address)}.`)
}

/**
 * Writes the IDL to a buffer of the program's upgrade authority, and says what to propose.
 *
 * @returns The transactions to propose, one after the other.
 */
export async function proposeIdl(
  session: Session,
  step: IdlStep,
): Promise<TransactionInstruction[][]> {
  const { program, writing, bufferPath } = step
  const { authority, packed, account } = writing
  if (account.state === 'unusable') {
    const closing = [[closeAllocated(step, session.wallet.publicKey)]]
    describe(session, step, closing)
    session.log('  Run this again once it is executed.')
    return closing
  }
  const expected = { content: Buffer.from(packed.data), authority }
  const proposed = () => proposedBuffer(session, METADATA_BUFFER, bufferPath, expected)
  if (!(await proposed())) {
    const own = await writtenBuffer(session, step, expected.content)
    const handOver = METADATA_BUFFER.setAuthority(own, session.wallet.publicKey, authority)
    await sendAndConfirm(session, [handOver])
  }
  const buffer = await proposed()
  if (!buffer) {
    throw new DeployError(
      'NOT_AS_BUILT',
      `The buffer of ${program.name}'s IDL is not what was built.`,
    )
  }
  await fund(session, step)
  const spill = session.wallet.publicKey
  const groups = idlTransactions(program.address, writing, { buffer, spill })
  describe(session, step, groups)
  return groups
}

function describe(
  session: Session,
  { program, writing }: IdlStep,
  groups: readonly (readonly TransactionInstruction[])[],
): void {
  const count =
    groups.length === 1 ? '1 transaction' : `${groups.length} transactions in this order`
  session.log(`${program.name}: propose its IDL to ${writing.authority}, in ${count}:`)
  for (const [index, instructions] of groups.entries()) {
    for (const [call, instruction] of instructions.entries()) {
      session.log(`  transaction ${index + 1}, call ${call + 1}`)
      for (const line of describeCall(instruction)) session.log(line)
    }
  }
}

/** Closes the account that an earlier run has left. */
function closeAllocated({ program, writing }: IdlStep, spill: PublicKey): TransactionInstruction {
  return new IdlCalls(program.address, writing.authority).closeAllocated(spill)
}

async function writtenBuffer(
  session: Session,
  { program: { name }, bufferPath }: IdlStep,
  content: Buffer,
): Promise<PublicKey> {
  const { publicKey } = await openBuffer(session, METADATA_BUFFER, bufferPath, content.length)
  const writing = { name: `IDL of ${name}`, content, buffer: publicKey }
  await writeBuffer(session, METADATA_BUFFER, writing)
  return publicKey
}

/** Pays the rent that the IDL's account lacks; the wallet pays, whoever writes. */
async function fund(session: Session, step: IdlStep): Promise<void> {
  const lamports = await missingRent(session, step)
  if (lamports === 0) return
  const fromPubkey = session.wallet.publicKey
  const toPubkey = idlAddress(step.program.address)
  await sendAndConfirm(session, [SystemProgram.transfer({ fromPubkey, toPubkey, lamports })])
}

/** Returns the lamports that the IDL's account lacks. */
export async function missingRent({ connection }: Session, { writing }: IdlStep): Promise<number> {
  const space = METADATA_HEADER + Math.max(writing.packed.data.length, writing.account.length)
  const rent = await connection.getMinimumBalanceForRentExemption(space)
  return Math.max(rent - writing.account.lamports, 0)
}

/**
 * Returns the transactions that make a buffer's content the IDL. In each, the account grows by at most what a multisig
 * can execute at once.
 */
function idlTransactions(
  program: PublicKey,
  { packed, authority, account }: IdlWriting,
  { buffer, spill }: { buffer: PublicKey; spill: PublicKey },
): TransactionInstruction[][] {
  const calls = new IdlCalls(program, authority)
  const length = packed.data.length
  const groups: TransactionInstruction[][] = [[]]
  let room = MOST_GROWTH
  const add = (instruction: TransactionInstruction, growth = 0) => {
    if (growth > room) {
      groups.push([])
      room = MOST_GROWTH
    }
    room -= growth
    groups.at(-1)?.push(instruction)
  }
  const isNew = account.state !== 'published'
  if (account.state === 'none') add(calls.allocate(), METADATA_HEADER)
  for (let has = account.length; has < length; ) {
    const growth = Math.min(length - has, room > 0 ? room : MOST_GROWTH)
    add(calls.extend(growth), growth)
    has += growth
  }
  const isLonger = account.length > length
  if (isNew) for (const call of calls.initialize(buffer, packed)) add(call)
  else add(calls.setData(buffer, packed))
  if (!isNew && isLonger) add(calls.trim(spill))
  add(closeBufferFor(buffer, authority, spill))
  return groups
}
