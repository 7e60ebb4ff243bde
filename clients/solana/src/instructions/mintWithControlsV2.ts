import type { TransactionInstruction } from '@solana/web3.js'
import { itemMintAddress } from '../pda/editionsControls.ts'
import type { EditionsControlsProgram } from '../programs.ts'
import { optionalBn } from './arguments.ts'
import { feeRecipientAccounts, type MintAccounts, mintAccounts } from './mintAccounts.ts'
import type { MerkleMintInput } from './types.ts'

export interface MintWithControlsV2Input extends MintAccounts {
  /** Items that the minter has minted in the collection so far: the item's address follows from it. */
  mintCount: bigint
  /** For merkle phases and no others. */
  merkleMintInput?: MerkleMintInput
  /** Most lamports to pay for the item; any price where left out. */
  maxPrice?: bigint
}

/** Mints the next item to the minter. */
export function mintWithControlsV2(
  program: EditionsControlsProgram,
  input: MintWithControlsV2Input,
): Promise<TransactionInstruction> {
  const { deployment, minter, mintCount, merkleMintInput } = input
  return program.methods
    .mintWithControlsV2({
      phaseIndex: input.phaseIndex,
      merkleMintInput: merkleMintInput
        ? {
            merkleProof: merkleMintInput.merkleProof.map((node) => [...node]),
            allowListPrice: optionalBn(merkleMintInput.allowListPrice),
            allowListMaxClaims: optionalBn(merkleMintInput.allowListMaxClaims),
          }
        : null,
      maxPrice: optionalBn(input.maxPrice),
    })
    .accountsStrict(mintAccounts(input, itemMintAddress(deployment, minter, mintCount)))
    .remainingAccounts(feeRecipientAccounts(input))
    .instruction()
}
