import { claimPayment } from '@mintline/solana'
import {
  type Keypair,
  type PublicKey,
  SystemProgram,
  type TransactionInstruction,
} from '@solana/web3.js'
import { expect } from 'chai'
import { fromBn } from './bn.ts'
import type { Collection } from './collection.ts'

/** Lamports that a collection owes. */
export interface Owed {
  treasury: bigint
  /** For each of the five recipient slots. */
  recipients: bigint[]
}

/** Reads what the controls owe. */
export async function owedBy(collection: Collection): Promise<Owed> {
  const { owedToTreasury, owedToRecipients } = await collection.controlsRecord()
  return { treasury: fromBn(owedToTreasury), recipients: owedToRecipients.map(fromBn) }
}

/** Expects what the controls owe, and that they hold exactly that beside their rent. */
export async function expectOwed(
  collection: Collection,
  treasury: bigint,
  recipients: readonly bigint[] = [],
): Promise<void> {
  const slots = Array.from({ length: 5 }, (_, slot) => recipients[slot] ?? 0n)
  expect(await owedBy(collection)).to.deep.equal({ treasury, recipients: slots })
  const { chain, controls } = collection
  const size = (await chain.account(controls))?.data.length ?? 0
  const owed = slots.reduce((sum, lamports) => sum + lamports, treasury)
  expect(await chain.balance(controls)).to.equal((await chain.rent(size)) + owed)
}

/** Builds a claim for a receiver. */
export function claimFor({ deployment }: Collection, receiver: PublicKey): TransactionInstruction {
  return claimPayment({ deployment, receiver })
}

/** Sends everything that a wallet holds elsewhere; `sponsor` pays the fee. */
export async function emptyWallet(
  { chain }: Collection,
  wallet: Keypair,
  sponsor: Keypair,
): Promise<void> {
  const lamports = await chain.balance(wallet.publicKey)
  const transfer = SystemProgram.transfer({
    fromPubkey: wallet.publicKey,
    toPubkey: sponsor.publicKey,
    lamports,
  })
  await chain.send([transfer], [sponsor, wallet])
}
