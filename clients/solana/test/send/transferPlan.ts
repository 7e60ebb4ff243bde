import { Keypair, type PublicKey, SystemProgram } from '@solana/web3.js'
import type { PlannedTransaction } from '../../src/plans/plan.ts'

/** A planned transaction that pays somebody. */
export function transferPlan(
  payer: PublicKey,
  {
    to = Keypair.generate().publicKey,
    lamports = 1_000_000,
  }: { to?: PublicKey | undefined; lamports?: number } = {},
): PlannedTransaction {
  return {
    title: 'Pay somebody',
    payer,
    signers: [],
    maxComputeUnits: 10_000,
    rent: 0n,
    instructions: [SystemProgram.transfer({ fromPubkey: payer, toPubkey: to, lamports })],
  }
}
