import {
  createAssociatedTokenAccountIdempotentInstruction,
  createBurnInstruction,
  createCloseAccountInstruction,
  createTransferCheckedInstruction,
  createTransferInstruction,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import type { PublicKey, TransactionInstruction } from '@solana/web3.js'

/** Returns a wallet's token account for an item. */
export function tokenAccount(mint: PublicKey, wallet: PublicKey): PublicKey {
  return getAssociatedTokenAddressSync(mint, wallet, true, TOKEN_2022_PROGRAM_ID)
}

/**
 * Returns the instructions that transfer an item to another wallet.
 *
 * @param isChecked False = use the instruction that does not name the mint.
 */
export function handOver(
  mint: PublicKey,
  { from, to, isChecked = true }: { from: PublicKey; to: PublicKey; isChecked?: boolean },
): TransactionInstruction[] {
  const [source, target] = [tokenAccount(mint, from), tokenAccount(mint, to)]
  const program = TOKEN_2022_PROGRAM_ID
  return [
    createAssociatedTokenAccountIdempotentInstruction(from, target, to, mint, program),
    isChecked
      ? createTransferCheckedInstruction(source, mint, target, from, 1n, 0, [], program)
      : createTransferInstruction(source, target, from, 1n, [], program),
  ]
}

/** Returns the instructions that burn an item and close its account. */
export function burn(mint: PublicKey, owner: PublicKey): TransactionInstruction[] {
  const account = tokenAccount(mint, owner)
  return [
    createBurnInstruction(account, mint, owner, 1n, [], TOKEN_2022_PROGRAM_ID),
    createCloseAccountInstruction(account, owner, owner, [], TOKEN_2022_PROGRAM_ID),
  ]
}
