import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { editionsControlsAddress } from '../pda/editionsControls.ts'
import type { EditionsControlsProgram } from '../programs.ts'

export interface ModifyPlatformFeeAdminInput {
  deployment: PublicKey
  /** The admin that may do this; signs. */
  admin: PublicKey
  newAdmin: PublicKey
}

/** Hands on the role of the primary platform fee admin; for that admin. */
export function modifyPlatformFeePrimaryAdmin(
  program: EditionsControlsProgram,
  { deployment, admin, newAdmin }: ModifyPlatformFeeAdminInput,
): Promise<TransactionInstruction> {
  return program.methods
    .modifyPlatformFeePrimaryAdmin(newAdmin)
    .accountsStrict({ editionsControls: editionsControlsAddress(deployment), admin })
    .instruction()
}
