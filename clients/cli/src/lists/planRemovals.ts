import {
  COMPUTE_LIMITS,
  closeAllowlistAccount,
  editionsControlsProgram,
  fetchAllowlist,
  fitsTransaction,
  type Plan,
  type PlannedTransaction,
} from '@mintline/solana'
import { PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { counted } from '../output/counted.ts'
import type { WriteSession } from '../sending/openSession.ts'
import { entryRent } from './planEntries.ts'

/** Whose entries are to be removed. */
export interface RemovalInput {
  readonly deployment: string
  readonly phaseIndex: number
  readonly users: readonly string[]
}

/** The transactions that remove entries, to be looked at; sending them is the client's remover's. */
export async function planRemovals(session: WriteSession, input: RemovalInput): Promise<Plan> {
  const { cluster, wallet } = session
  const { deployment, phaseIndex } = input
  const users = new Set(input.users)
  const present = await fetchAllowlist(cluster.connection, { deployment, phaseIndex })
  const program = editionsControlsProgram({ connection: cluster.connection })
  const transactions: PlannedTransaction[] = []
  let batch: TransactionInstruction[] = []
  const flush = () => {
    if (batch.length > 0) transactions.push(removal(session, phaseIndex, batch))
    batch = []
  }
  for (const { user, payer } of present.filter((entry) => users.has(entry.user))) {
    const instruction = await closeAllowlistAccount(program, {
      deployment: new PublicKey(deployment),
      creator: wallet.publicKey,
      phaseIndex,
      user: new PublicKey(user),
      rentReceiver: new PublicKey(payer),
    })
    const grown = [...batch, instruction]
    if (!fitsTransaction({ instructions: grown, payer: wallet.publicKey })) flush()
    batch.push(instruction)
  }
  flush()
  return { title: `Remove entries of phase ${phaseIndex}`, transactions, warnings: [] }
}

function removal(
  { wallet }: WriteSession,
  phaseIndex: number,
  instructions: readonly TransactionInstruction[],
): PlannedTransaction {
  const count = counted(instructions.length, 'entry', 'entries')
  return {
    title: `Remove ${count} of phase ${phaseIndex}`,
    instructions,
    payer: wallet.publicKey,
    signers: [],
    maxComputeUnits: COMPUTE_LIMITS.administration,
    rent: -entryRent() * BigInt(instructions.length),
  }
}
