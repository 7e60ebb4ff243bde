import { setTimeout as sleep } from 'node:timers/promises'
import {
  type BlockhashWithExpiryBlockHeight,
  type Keypair,
  type SignatureStatus,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import { DeployError } from './deployError.ts'
import type { Session } from './session.ts'

const POLL_MILLISECONDS = 400
/** Maximum signatures per status request. */
const STATUS_BATCH = 256

/** Sends one transaction and waits until it is confirmed. */
export async function sendAndConfirm(
  session: Session,
  instructions: TransactionInstruction[],
  signers: Keypair[] = [],
): Promise<void> {
  const blockhash = await session.connection.getLatestBlockhash('confirmed')
  const signature = await send(session, { instructions, signers, blockhash })
  const [status] = await statusesOf(session, [signature], blockhash)
  if (!status) {
    throw new DeployError(
      'TRANSACTION_EXPIRED',
      `Transaction ${signature} did not land in time. Run this again: it goes on from here.`,
    )
  }
  if (status.err) {
    throw new DeployError(
      'TRANSACTION_FAILED',
      `Transaction ${signature} failed: ${JSON.stringify(status.err)}.`,
    )
  }
}

/** Signs and sends one transaction. */
export async function send(
  { connection, wallet, signal }: Session,
  {
    instructions,
    signers,
    blockhash,
  }: {
    instructions: TransactionInstruction[]
    signers: Keypair[]
    blockhash: BlockhashWithExpiryBlockHeight
  },
): Promise<string> {
  signal?.throwIfAborted()
  const transaction = new Transaction({ feePayer: wallet.publicKey, ...blockhash })
  transaction.add(...instructions).sign(wallet, ...signers)
  // Our own signatures need no verification, which takes longer than signing.
  const bytes = transaction.serialize({ verifySignatures: false })
  return connection.sendRawTransaction(bytes, { preflightCommitment: 'confirmed' })
}

/** Waits until all signatures are confirmed or their blockhash has expired; null = never landed. */
export async function statusesOf(
  { connection, signal }: Session,
  signatures: readonly string[],
  { lastValidBlockHeight }: BlockhashWithExpiryBlockHeight,
): Promise<(SignatureStatus | null)[]> {
  const statuses = new Map<string, SignatureStatus>()
  for (let isExpired = false; ; ) {
    const open = signatures.filter((signature) => !statuses.has(signature))
    for (let start = 0; start < open.length; start += STATUS_BATCH) {
      const batch = open.slice(start, start + STATUS_BATCH)
      const { value } = await connection.getSignatureStatuses(batch)
      batch.forEach((signature, index) => {
        const status = value[index]
        if (status && status.confirmationStatus !== 'processed') statuses.set(signature, status)
      })
    }
    if (isExpired || statuses.size === signatures.length) break
    signal?.throwIfAborted()
    // Checked once more after it has expired, since it may have landed in its last block.
    isExpired = (await connection.getBlockHeight('confirmed')) > lastValidBlockHeight
    await sleep(POLL_MILLISECONDS)
  }
  return signatures.map((signature) => statuses.get(signature) ?? null)
}
