import { existsSync, rmSync } from 'node:fs'
import { type PublicKey, SystemProgram, type TransactionInstruction } from '@solana/web3.js'
import { openBuffer, proposedBuffer } from './buffer.ts'
import { DeployError } from './deployError.ts'
import { type DocumentPlan, planDocument } from './documentPlan.ts'
import {
  closeBufferFor,
  DocumentCalls,
  documentAddress,
  METADATA_BUFFER,
  METADATA_HEADER,
  MOST_GROWTH,
} from './metadataProgram.ts'
import { nameOf } from './program.ts'
import { describeCall } from './propose.ts'
import { sendAndConfirm } from './send.ts'
import type { Session } from './session.ts'
import type { DocumentStep, Step } from './step.ts'
import { writeBuffer } from './writeBuffer.ts'

/** A document that differs from the chain and can be written. */
export type WritableDocument = DocumentStep & {
  plan: Extract<DocumentPlan, { kind: 'publish' | 'propose' }>
}

/** Returns a program's documents to be written. */
export function writableDocuments({ documents }: Step): WritableDocument[] {
  return documents.filter(isWritable)
}

/** Returns true if a document is to be written. */
export function isWritable(step: DocumentStep): step is WritableDocument {
  return step.plan.kind === 'publish' || step.plan.kind === 'propose'
}

/** Writes a document of a program that the wallet may upgrade. */
export async function publishDocument(session: Session, step: WritableDocument): Promise<void> {
  const { program, document, plan: writing, bufferPath } = step
  const { packed, authority, account } = writing
  if (account.state === 'unusable') {
    await sendAndConfirm(session, [closeAllocated(step, authority)])
    const none = { state: 'none', length: 0, lamports: 0 } as const
    return publishDocument(session, { ...step, plan: { ...writing, account: none } })
  }
  const buffer = await writtenBuffer(session, step, Buffer.from(packed.data))
  await fund(session, step)
  const groups = documentTransactions(step, { buffer, spill: authority })
  for (const instructions of groups) await sendAndConfirm(session, instructions)
  const plan = { kind: 'unchanged' as const, authority }
  const roles = { wallet: authority }
  const { kind } = await planDocument(session.connection, program, document, plan, roles)
  if (kind !== 'unchanged') {
    throw new DeployError(
      'NOT_AS_BUILT',
      `The ${nameOf(document)} of ${program.name} on chain is not what was built.`,
    )
  }
  if (existsSync(bufferPath)) rmSync(bufferPath)
  const address = documentAddress(program.address, document.seed)
  session.log(`The ${nameOf(document)} of ${program.name} is at ${address}.`)
}

/**
 * Writes a document to a buffer of the program's upgrade authority, and says what to propose.
 *
 * @returns The transactions to propose, one after the other.
 */
export async function proposeDocument(
  session: Session,
  step: WritableDocument,
): Promise<TransactionInstruction[][]> {
  const { program, document, plan, bufferPath } = step
  const { authority, packed, account } = plan
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
      `The buffer of ${program.name}'s ${nameOf(document)} is not what was built.`,
    )
  }
  await fund(session, step)
  const spill = session.wallet.publicKey
  const groups = documentTransactions(step, { buffer, spill })
  describe(session, step, groups)
  return groups
}

function describe(
  session: Session,
  { program, document, plan }: WritableDocument,
  groups: readonly (readonly TransactionInstruction[])[],
): void {
  const count =
    groups.length === 1 ? '1 transaction' : `${groups.length} transactions in this order`
  session.log(`${program.name}: propose its ${nameOf(document)} to ${plan.authority}, in ${count}:`)
  for (const [index, instructions] of groups.entries()) {
    for (const [call, instruction] of instructions.entries()) {
      session.log(`  transaction ${index + 1}, call ${call + 1}`)
      for (const line of describeCall(instruction)) session.log(line)
    }
  }
}

/** Closes the account that an earlier run has left. */
function closeAllocated(step: WritableDocument, spill: PublicKey): TransactionInstruction {
  return callsOf(step).closeAllocated(spill)
}

function callsOf({ program, document, plan }: WritableDocument): DocumentCalls {
  return new DocumentCalls(program.address, plan.authority, document.seed)
}

async function writtenBuffer(
  session: Session,
  { program, document, bufferPath }: WritableDocument,
  content: Buffer,
): Promise<PublicKey> {
  const { publicKey } = await openBuffer(session, METADATA_BUFFER, bufferPath, content.length)
  const writing = { name: `${nameOf(document)} of ${program.name}`, content, buffer: publicKey }
  await writeBuffer(session, METADATA_BUFFER, writing)
  return publicKey
}

/** Pays the rent that the document's account lacks; the wallet pays, whoever writes. */
async function fund(session: Session, step: WritableDocument): Promise<void> {
  const lamports = await missingRent(session, step)
  if (lamports === 0) return
  const fromPubkey = session.wallet.publicKey
  const toPubkey = documentAddress(step.program.address, step.document.seed)
  await sendAndConfirm(session, [SystemProgram.transfer({ fromPubkey, toPubkey, lamports })])
}

/** Returns the lamports that the document's account lacks. */
export async function missingRent(
  { connection }: Session,
  { plan: { packed, account } }: WritableDocument,
): Promise<number> {
  const space = METADATA_HEADER + Math.max(packed.data.length, account.length)
  const rent = await connection.getMinimumBalanceForRentExemption(space)
  return Math.max(rent - account.lamports, 0)
}

/**
 * Returns the transactions that make a buffer's content the document. In each, the account grows by at most what a multisig
 * can execute at once.
 */
function documentTransactions(
  step: WritableDocument,
  { buffer, spill }: { buffer: PublicKey; spill: PublicKey },
): TransactionInstruction[][] {
  const { packed, authority, account } = step.plan
  const calls = callsOf(step)
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
