import {
  type AllowlistEntryInput,
  addToAllowlist,
  COMPUTE_LIMITS,
  DEFAULT_ENTRIES_PER_TRANSACTION,
  editionsControlsProgram,
  type Plan,
  type PlannedTransaction,
  rentExempt,
} from '@mintline/solana'
import { editionsControls } from '@mintline/solana/kit'
import { PublicKey } from '@solana/web3.js'
import { counted } from '../output/counted.ts'
import type { WriteSession } from '../sending/openSession.ts'

/** Which entries are to be written. */
export interface EntriesInput {
  readonly deployment: string
  readonly phaseIndex: number
  readonly added: readonly AllowlistEntryInput[]
  readonly changed: readonly AllowlistEntryInput[]
}

/** Lamports that one entry locks. */
function entryRent(): bigint {
  return rentExempt(editionsControls.getUserAllowListDataSize())
}

/**
 * The transactions that write entries, to be looked at, of a collection that may not be there yet;
 * sending them is the upserter's.
 */
export async function planEntries(session: WriteSession, input: EntriesInput): Promise<Plan> {
  const { added, changed } = input
  const transactions: PlannedTransaction[] = []
  for (const [entries, rent] of [[added, entryRent()] as const, [changed, 0n] as const]) {
    for (let start = 0; start < entries.length; start += DEFAULT_ENTRIES_PER_TRANSACTION) {
      const batch = entries.slice(start, start + DEFAULT_ENTRIES_PER_TRANSACTION)
      transactions.push(await planBatch(session, input, batch, rent))
    }
  }
  return { title: `Write entries of phase ${input.phaseIndex}`, transactions, warnings: [] }
}

async function planBatch(
  { cluster, wallet }: WriteSession,
  { deployment, phaseIndex }: EntriesInput,
  batch: readonly AllowlistEntryInput[],
  rent: bigint,
): Promise<PlannedTransaction> {
  const program = editionsControlsProgram({ connection: cluster.connection })
  const creator = wallet.publicKey
  const target = { deployment: new PublicKey(deployment), creator, phaseIndex }
  const instructions = await Promise.all(
    batch.map(({ user, price, amount }) =>
      addToAllowlist(program, {
        ...target,
        user: new PublicKey(user),
        price: Number(price),
        amount,
      }),
    ),
  )
  return {
    title: `Write ${counted(batch.length, 'entry', 'entries')} of phase ${phaseIndex}`,
    instructions,
    payer: creator,
    signers: [],
    maxComputeUnits: COMPUTE_LIMITS.administration,
    rent: rent * BigInt(batch.length),
  }
}
