import {
  ComputeBudgetProgram,
  Connection,
  type Keypair,
  type PublicKey,
  Transaction,
} from '@solana/web3.js'
import type { Plan, PlannedTransaction } from '../../src/transaction/plan.ts'

const LAMPORTS_PER_SIGNATURE = 5_000n

/** What one transaction costs its payer, without the signature fee. */
export interface Sent {
  readonly title: string
  readonly paid: bigint
}

/** Sends a plan's transactions one after another. */
export async function sendAll(
  connection: Connection,
  plan: Plan,
  wallet: Keypair,
): Promise<Sent[]> {
  const sent: Sent[] = []
  for (const planned of plan.transactions) {
    sent.push(await sendOne(connection, planned, wallet))
  }
  return sent
}

/** A connection to a test network. */
export function connectTo(rpcUrl: string): Connection {
  return new Connection(rpcUrl, 'confirmed')
}

/** Gives a wallet lamports. */
export async function fund(
  connection: Connection,
  wallet: PublicKey,
  lamports = 10_000_000_000,
): Promise<void> {
  const signature = await connection.requestAirdrop(wallet, lamports)
  const latest = await connection.getLatestBlockhash()
  await connection.confirmTransaction({ ...latest, signature })
}

async function sendOne(
  connection: Connection,
  planned: PlannedTransaction,
  wallet: Keypair,
): Promise<Sent> {
  const before = BigInt(await connection.getBalance(planned.payer))
  const latest = await connection.getLatestBlockhash()
  const transaction = new Transaction({ ...latest, feePayer: planned.payer }).add(
    ComputeBudgetProgram.setComputeUnitLimit({ units: planned.maxComputeUnits }),
    ...planned.instructions,
  )
  transaction.sign(wallet, ...planned.signers)
  const fee = BigInt(transaction.signatures.length) * LAMPORTS_PER_SIGNATURE
  const signature = await connection.sendRawTransaction(transaction.serialize())
  await connection.confirmTransaction({ ...latest, signature })
  const after = BigInt(await connection.getBalance(planned.payer))
  return { title: planned.title, paid: before - after - fee }
}
