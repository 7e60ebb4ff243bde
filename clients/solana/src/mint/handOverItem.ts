import {
  createAssociatedTokenAccountIdempotentInstruction,
  createCloseAccountInstruction,
  createTransferCheckedInstruction,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import type { NextItem } from './nextItems.ts'

/**
 * Moves an item that the minter has just minted to another wallet, and takes back the rent of the
 * minter's token account, which is empty then. No instruction where the minter keeps the item.
 */
export function handOverItem(
  { mint, tokenAccount, handover }: NextItem,
  minter: PublicKey,
): TransactionInstruction[] {
  if (!handover) return []
  const { to, tokenAccount: receiving } = handover
  const program = TOKEN_2022_PROGRAM_ID
  return [
    createAssociatedTokenAccountIdempotentInstruction(minter, receiving, to, mint, program),
    createTransferCheckedInstruction(tokenAccount, mint, receiving, minter, 1n, 0, [], program),
    createCloseAccountInstruction(tokenAccount, minter, minter, [], program),
  ]
}

/** Instructions of a hand-over that the runtime counts, but for those that create the account. */
export const HANDOVER_INSTRUCTIONS = 3
