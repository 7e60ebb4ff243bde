import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { getMintWithControlsInstruction } from '../generated/kit/editionsControls/instructions/mintWithControls.ts'
import { kitSigner } from './accounts.ts'
import { hashBytes } from './arguments.ts'
import { type MintAccounts, mintAccounts } from './mintAccounts.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'

export interface MintWithControlsInput extends MintAccounts {
  /** The item's mint, a fresh keypair; signs. */
  mint: PublicKey
  /** Siblings from the leaf to the root. Like the two below, for merkle phases. */
  merkleProof?: readonly Uint8Array[]
  /** Lamports for one item, as in the list. */
  allowListPrice?: bigint
  /** Maximum items in the phase, as in the list. */
  allowListMaxClaims?: bigint
}

/** Mints the next item into a mint whose keypair signs, at any price: prefer `mintWithControlsV2`. */
export function mintWithControls(input: MintWithControlsInput): TransactionInstruction {
  return toTransactionInstruction(
    getMintWithControlsInstruction({
      ...mintAccounts(input, input.mint),
      mint: kitSigner(input.mint),
      phaseIndex: input.phaseIndex,
      merkleProof: input.merkleProof?.map(hashBytes) ?? null,
      allowListPrice: input.allowListPrice ?? null,
      allowListMaxClaims: input.allowListMaxClaims ?? null,
    }),
  )
}
