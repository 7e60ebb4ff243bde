import {
  ComputeBudgetProgram,
  type PublicKey,
  type TransactionInstruction,
  TransactionMessage,
} from '@solana/web3.js'

/** Bytes that the network takes for one transaction. */
export const MAX_TRANSACTION_SIZE = 1_232

const SIGNATURE_SIZE = 64
const KEY_SIZE = 32
const HEADER_SIZE = 3
const BLOCKHASH_SIZE = 32
/** A placeholder of the right length. */
const BLOCKHASH = '1'.repeat(32)

/** What a sender puts in front: the unit limit from simulation and the priority fee. */
const COMPUTE_BUDGET = [
  ComputeBudgetProgram.setComputeUnitLimit({ units: 0 }),
  ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 0 }),
]

/**
 * Bytes of a signed transaction with these instructions and the compute budget that a sender adds.
 *
 * web3.js serialises into a buffer of the largest size, so what is larger has to be added up here.
 */
export function transactionSize(
  instructions: readonly TransactionInstruction[],
  payerKey: PublicKey,
): number {
  const message = new TransactionMessage({
    payerKey,
    instructions: [...COMPUTE_BUDGET, ...instructions],
    recentBlockhash: BLOCKHASH,
  }).compileToLegacyMessage()
  const signatures = message.header.numRequiredSignatures
  const keys = message.accountKeys.length
  const all = [...COMPUTE_BUDGET, ...instructions]
  const bodies = all.reduce((sum, instruction) => sum + instructionSize(instruction), 0)
  return (
    countSize(signatures) +
    signatures * SIGNATURE_SIZE +
    HEADER_SIZE +
    countSize(keys) +
    keys * KEY_SIZE +
    BLOCKHASH_SIZE +
    countSize(all.length) +
    bodies
  )
}

/** Whether the network takes a transaction with these instructions. */
export function fitsTransaction(
  instructions: readonly TransactionInstruction[],
  payer: PublicKey,
): boolean {
  return transactionSize(instructions, payer) <= MAX_TRANSACTION_SIZE
}

function instructionSize({ keys, data }: TransactionInstruction): number {
  const programIndex = 1
  return programIndex + countSize(keys.length) + keys.length + countSize(data.length) + data.length
}

/** Bytes of a length in front of a list: 7 bits each. */
function countSize(count: number): number {
  if (count < 2 ** 7) return 1
  return count < 2 ** 14 ? 2 : 3
}
