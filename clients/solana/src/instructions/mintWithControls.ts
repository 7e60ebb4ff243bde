import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import type { EditionsControlsProgram } from '../programs.ts'
import { optionalBn } from './arguments.ts'
import { feeRecipientAccounts, type MintAccounts, mintAccounts } from './mintAccounts.ts'

export interface MintWithControlsInput extends MintAccounts {
  /** The item's mint, a fresh keypair; signs. */
  mint: PublicKey
  /** Siblings from the leaf to the root; for merkle phases, as the two below. */
  merkleProof?: readonly Uint8Array[]
  /** Lamports for one item, as in the list. */
  allowListPrice?: bigint
  /** Most items in the phase, as in the list. */
  allowListMaxClaims?: bigint
}

/** Mints the next item into a mint whose keypair signs, at any price: prefer `mintWithControlsV2`. */
export function mintWithControls(
  program: EditionsControlsProgram,
  input: MintWithControlsInput,
): Promise<TransactionInstruction> {
  return program.methods
    .mintWithControls({
      phaseIndex: input.phaseIndex,
      merkleProof: input.merkleProof?.map((node) => [...node]) ?? null,
      allowListPrice: optionalBn(input.allowListPrice),
      allowListMaxClaims: optionalBn(input.allowListMaxClaims),
    })
    .accountsStrict(mintAccounts(input, input.mint))
    .remainingAccounts(feeRecipientAccounts(input))
    .instruction()
}
