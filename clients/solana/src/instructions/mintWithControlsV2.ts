import type { TransactionInstruction } from '@solana/web3.js'
import { getMintWithControlsV2Instruction } from '../generated/kit/editionsControls/instructions/mintWithControlsV2.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { itemMintAddress } from '../pda/publicKeys.ts'
import { merkleArguments } from './arguments.ts'
import { type MintAccounts, mintAccounts } from './mintAccounts.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'
import type { MerkleMintInput } from './types.ts'

export interface MintWithControlsV2Input extends MintAccounts {
  /** Items that the minter has minted in the collection so far, which determines the item's address. */
  mintCount: bigint
  /** For merkle phases only. */
  merkleMintInput?: MerkleMintInput
  /** Highest accepted price, in lamports or base units of the price token. Default: any price. */
  maxPrice?: bigint
  /** Highest accepted rent beside the price, in lamports. Default: any rent. */
  maxRent?: bigint
  /** Unix seconds after which the mint fails, and a co-signature no longer counts. Default: no end. */
  expiresAt?: bigint
  /**
   * True to make the calls to Token-2022 in one batch: cheaper, and refused by versions of it before 11. Default:
   * false.
   */
  usesBatch?: boolean
}

/** Mints the next item to the minter. */
export function mintWithControlsV2(input: MintWithControlsV2Input): TransactionInstruction {
  const { deployment, minter, mintCount } = input
  const mint = itemMintAddress(deployment, minter, mintCount)
  return toTransactionInstruction(
    getMintWithControlsV2Instruction({
      ...mintAccounts(input, mint),
      ...mintArguments(input),
      mint: kitAddress(mint),
    }),
  )
}

/** Converts a mint's terms to program arguments. */
export function mintArguments(input: MintWithControlsV2Input) {
  const { phaseIndex, merkleMintInput } = input
  return {
    phaseIndex,
    merkleMintInput: merkleMintInput ? merkleArguments(merkleMintInput) : null,
    maxPrice: input.maxPrice ?? null,
    maxRent: input.maxRent ?? null,
    expiresAt: input.expiresAt ?? null,
    usesBatch: input.usesBatch ?? false,
  }
}
