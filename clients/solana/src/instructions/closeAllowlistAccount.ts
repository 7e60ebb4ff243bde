import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { allowlistEntryAddress, editionsControlsAddress } from '../pda/editionsControls.ts'
import type { EditionsControlsProgram } from '../programs.ts'

export interface CloseAllowlistAccountInput {
  deployment: PublicKey
  /** Owner of the collection; signs. */
  creator: PublicKey
  phaseIndex: number
  /** The wallet of the entry. */
  user: PublicKey
  /** Whoever paid for the entry, as the entry says; the creator where left out. */
  rentReceiver?: PublicKey
}

/** Closes an allowlist entry; what the wallet has minted still counts. */
export function closeAllowlistAccount(
  program: EditionsControlsProgram,
  { deployment, creator, phaseIndex, user, rentReceiver = creator }: CloseAllowlistAccountInput,
): Promise<TransactionInstruction> {
  return program.methods
    .closeAllowlistAccount({ phaseIndex, user })
    .accountsStrict({
      editionsControls: editionsControlsAddress(deployment),
      allowlistEntry: allowlistEntryAddress(deployment, user, phaseIndex),
      rentReceiver,
      creator,
    })
    .instruction()
}
