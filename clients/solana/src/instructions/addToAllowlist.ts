import { type PublicKey, SystemProgram, type TransactionInstruction } from '@solana/web3.js'
import { allowlistEntryAddress, editionsControlsAddress } from '../pda/editionsControls.ts'
import type { EditionsControlsProgram } from '../programs.ts'
import type { Administration } from './accounts.ts'

export interface AddToAllowlistInput extends Administration {
  /** The phase; an allowlist phase. */
  phaseIndex: number
  /** The wallet that may mint. */
  user: PublicKey
  /** Lamports for one item, at most 4,294,967,295; 0 = free. */
  price: number
  /** Most items in the phase, 1 to 255. */
  amount: number
}

/** Writes the allowlist entry of a wallet; the payer gets the rent back when it is closed. */
export function addToAllowlist(
  program: EditionsControlsProgram,
  input: AddToAllowlistInput,
): Promise<TransactionInstruction> {
  const { deployment, phaseIndex, user, price, amount, creator, payer = creator } = input
  return program.methods
    .addToAllowlist({ phaseIndex, user, price, amount })
    .accountsStrict({
      editionsControls: editionsControlsAddress(deployment),
      allowlistEntry: allowlistEntryAddress(deployment, user, phaseIndex),
      payer,
      creator,
      systemProgram: SystemProgram.programId,
    })
    .instruction()
}
