import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { computeBudgetInstructions } from './computeBudget.ts'

/** Most bytes of a transaction on the wire: what fits one packet. */
export const MAX_TRANSACTION_SIZE = 1_232

const SIGNATURE_BYTES = 64
const ADDRESS_BYTES = 32
const HEADER_BYTES = 3
const BLOCKHASH_BYTES = 32

/** What of a planned transaction decides its size. */
interface Sized {
  readonly instructions: readonly TransactionInstruction[]
  readonly payer: PublicKey
}

/**
 * Bytes of a transaction on the wire, signed and with the instructions of its compute budget. Also
 * of one that is too large to be made, so that a packer can tell by how much.
 */
export function transactionSize({ instructions, payer }: Sized): number {
  const all = [...computeBudgetInstructions({ unitLimit: 0, microLamports: 0n }), ...instructions]
  const keys = new Set([payer.toBase58()])
  const signers = new Set([payer.toBase58()])
  let size = HEADER_BYTES + BLOCKHASH_BYTES + lengthPrefix(all.length)
  for (const { programId, keys: metas, data } of all) {
    keys.add(programId.toBase58())
    for (const { pubkey, isSigner } of metas) {
      keys.add(pubkey.toBase58())
      if (isSigner) signers.add(pubkey.toBase58())
    }
    // The index of the program, then the indexes of the accounts, then the data.
    size += 1 + lengthPrefix(metas.length) + metas.length + lengthPrefix(data.length) + data.length
  }
  size += lengthPrefix(keys.size) + keys.size * ADDRESS_BYTES
  return size + lengthPrefix(signers.size) + signers.size * SIGNATURE_BYTES
}

/** Whether a transaction fits the wire. */
export function fitsTransaction(planned: Sized): boolean {
  return transactionSize(planned) <= MAX_TRANSACTION_SIZE
}

/** Bytes of a length on the wire: seven bits each. */
function lengthPrefix(length: number): number {
  if (length < 0x80) return 1
  return length < 0x4000 ? 2 : 3
}
