import type { Connection } from '@solana/web3.js'
import { leftInBuffer, proposedBuffer } from './buffer.ts'
import { chunkCount } from './chunks.ts'
import type { Cluster } from './clusters.ts'
import { DeployError } from './deployError.ts'
import { BUFFER_HEADER, PROGRAM_BUFFER, PROGRAM_DATA_HEADER, PROGRAM_SIZE } from './loader.ts'
import { METADATA_BUFFER, METADATA_HEADER } from './metadataProgram.ts'
import type { Plan } from './plan.ts'
import { nameOf } from './program.ts'
import { missingRent, type WritableDocument, writableDocuments } from './publishDocument.ts'
import type { Session } from './session.ts'
import type { Step } from './step.ts'

const LAMPORTS_PER_SIGNATURE = 5_000

/** Two transactions with two signatures, one that may extend, and one for an authority. */
const OTHER_SIGNATURES = 6

/** Creation of a buffer with two signatures, funding, and up to three transactions that fill the account. */
const DOCUMENT_SIGNATURES = 6

/** A program's cost in lamports. */
interface Cost {
  /** Rent that stays in the program. */
  rent: number
  /** The buffer's rent, which is returned. */
  deposit: number
  /** The maximum; less if an earlier run has written chunks. */
  fees: number
}

/** Reports all costs, and refuses a wallet with too little. */
export async function checkBalance(
  options: Session & { cluster: Cluster },
  steps: readonly Step[],
): Promise<void> {
  const { connection, cluster, wallet, log } = options
  const format = (lamports: number) => formatLamports(lamports, cluster.symbol)
  let needed = 0
  let deposits = 0
  for (const step of steps) {
    const { program, plan } = step
    for (const writable of writableDocuments(step)) {
      const { rent, deposit, fees } = await documentCost(options, writable)
      needed += rent + deposit + fees
      log(
        `${nameOf(writable.document)} of ${program.name}: ${writable.plan.kind}; rent ${format(rent)}, deposit ${format(deposit)}, fees ${format(fees)}.`,
      )
    }
    if (await isProposed(options, step)) continue
    const { rent, deposit, fees } = await costOf(connection, plan, program.elf.length)
    const left = await leftInBuffer(options, PROGRAM_BUFFER, step.bufferPath)
    needed += rent + fees - left
    // A proposal's deposit comes back with the upgrade, which is somebody else's; others one by one.
    deposits = plan.kind === 'propose' ? deposits + deposit : Math.max(deposits, deposit)
    log(
      `${program.name}: ${plan.kind}; rent ${format(rent)}, deposit ${format(deposit)}, fees ${format(fees)}, paid before ${format(left)}.`,
    )
  }
  needed += deposits
  const balance = await connection.getBalance(wallet.publicKey, 'confirmed')
  log(
    `The wallet ${wallet.publicKey} needs ${format(Math.max(needed, 0))} and has ${format(balance)}.`,
  )
  if (balance < needed) {
    throw new DeployError(
      'TOO_POOR',
      `The wallet ${wallet.publicKey} has ${format(balance)} on ${cluster.name} and needs ${format(needed)}. Nothing was sent.`,
    )
  }
}

/** True if an earlier run has left nothing to pay for. */
async function isProposed(session: Session, { program, plan, bufferPath }: Step): Promise<boolean> {
  if (plan.kind !== 'propose' || plan.extendBy > 0) return false
  return !!(await proposedBuffer(session, PROGRAM_BUFFER, bufferPath, {
    content: program.elf,
    ...plan,
  }))
}

/** Calculates what carrying out a plan costs. */
async function costOf(connection: Connection, plan: Plan, length: number): Promise<Cost> {
  // At most its authority changes.
  if (plan.kind === 'unchanged') return { rent: 0, deposit: 0, fees: LAMPORTS_PER_SIGNATURE }
  const rentOf = (bytes: number) => connection.getMinimumBalanceForRentExemption(bytes)
  const fees = (chunkCount(length) + OTHER_SIGNATURES) * LAMPORTS_PER_SIGNATURE
  const buffer = await rentOf(BUFFER_HEADER + length)
  if (plan.kind === 'deploy') {
    const programData = await rentOf(PROGRAM_DATA_HEADER + length)
    // The loader pays for the program data with the buffer's lamports.
    return { rent: programData + (await rentOf(PROGRAM_SIZE)), deposit: 0, fees }
  }
  const { extendBy, programDataLength } = plan
  const extension = extendBy
    ? (await rentOf(programDataLength + extendBy)) - (await rentOf(programDataLength))
    : 0
  return { rent: extension, deposit: buffer, fees }
}

/** Calculates what writing a document costs beyond what an earlier run has paid. */
async function documentCost(session: Session, step: WritableDocument): Promise<Cost> {
  const { plan, bufferPath } = step
  const content = Buffer.from(plan.packed.data)
  const rent = await missingRent(session, step)
  const proposed = { content, authority: plan.authority }
  const isDone = await proposedBuffer(session, METADATA_BUFFER, bufferPath, proposed)
  if (isDone && plan.kind === 'propose') return { rent, deposit: 0, fees: 0 }
  const space = METADATA_HEADER + content.length
  const buffer = await session.connection.getMinimumBalanceForRentExemption(space)
  const left = await leftInBuffer(session, METADATA_BUFFER, bufferPath)
  const fees = (chunkCount(content.length) + DOCUMENT_SIGNATURES) * LAMPORTS_PER_SIGNATURE
  return { rent, deposit: Math.max(buffer - left, 0), fees }
}

/** Formats lamports as an amount in the native token. */
function formatLamports(lamports: number, symbol: string): string {
  return `${(lamports / 1e9).toFixed(6)} ${symbol}`
}
