import type { AddressLookupTableAccount, PublicKey, TransactionInstruction } from '@solana/web3.js'
import { computeBudgetInstructions } from './computeBudget.ts'

/** Maximum transaction size in bytes: one packet's. */
export const MAX_TRANSACTION_SIZE = 1_232

const SIGNATURE_BYTES = 64
const ADDRESS_BYTES = 32
const HEADER_BYTES = 3
const BLOCKHASH_BYTES = 32
const VERSION_BYTES = 1

/** The parts of a planned transaction that determine its size. */
interface Sized {
  readonly instructions: readonly TransactionInstruction[]
  readonly payer: PublicKey
  readonly lookupTables?: readonly AddressLookupTableAccount[] | undefined
}

/**
 * A transaction's size in bytes, signed and with its compute budget instructions. Also for one that is too large to
 * compile, so that a packer knows by how much.
 */
export function transactionSize({ instructions, payer, lookupTables = [] }: Sized): number {
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
    // The program's index, then the accounts' indexes, then the data.
    size += 1 + lengthPrefix(metas.length) + metas.length + lengthPrefix(data.length) + data.length
  }
  const lookups = findLookups(all, signers, lookupTables)
  const keyCount = keys.size - lookups.addresses
  size += lookups.size + lengthPrefix(keyCount) + keyCount * ADDRESS_BYTES
  return size + lengthPrefix(signers.size) + signers.size * SIGNATURE_BYTES
}

/** True if a transaction is within the size limit. */
export function fitsTransaction(planned: Sized): boolean {
  return transactionSize(planned) <= MAX_TRANSACTION_SIZE
}

/**
 * Finds how many addresses the tables save in a transaction, and how many bytes it takes to refer to them. Signers and
 * the programs that it calls itself are never in a table.
 */
function findLookups(
  instructions: readonly TransactionInstruction[],
  signers: ReadonlySet<string>,
  tables: readonly AddressLookupTableAccount[],
): { readonly addresses: number; readonly size: number } {
  if (tables.length === 0) return { addresses: 0, size: 0 }
  const writable = new Map<string, boolean>()
  for (const { pubkey, isWritable } of instructions.flatMap(({ keys }) => keys)) {
    const key = pubkey.toBase58()
    writable.set(key, isWritable || writable.get(key) === true)
  }
  for (const key of signers) writable.delete(key)
  for (const { programId } of instructions) writable.delete(programId.toBase58())
  let [addresses, used, size] = [0, 0, VERSION_BYTES]
  for (const { state } of tables) {
    const found = new Set(state.addresses.map((address) => address.toBase58()))
    const taken = [...writable].filter(([key]) => found.has(key))
    if (taken.length === 0) continue
    const written = taken.filter(([, isWritable]) => isWritable).length
    // The table, then the written accounts' indexes, then the read ones'.
    size += ADDRESS_BYTES + lengthPrefix(written) + lengthPrefix(taken.length - written)
    size += taken.length
    addresses += taken.length
    used += 1
    for (const [key] of taken) writable.delete(key)
  }
  return { addresses, size: size + lengthPrefix(used) }
}

/** Bytes in an encoded length, with seven bits each. */
function lengthPrefix(length: number): number {
  if (length < 0x80) return 1
  return length < 0x4000 ? 2 : 3
}

/**
 * Packs items into batches, in order, each as long as it fits. An item that does not fit even alone gets its own batch.
 */
export function packGreedily<T>(
  items: readonly T[],
  fits: (batch: readonly T[]) => boolean,
): readonly (readonly T[])[] {
  const batches: T[][] = []
  for (const item of items) {
    const batch = batches.at(-1)
    if (batch && fits([...batch, item])) batch.push(item)
    else batches.push([item])
  }
  return batches
}
