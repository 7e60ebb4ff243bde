import type { TransactionInstruction } from '@solana/web3.js'
import { editionsControlsAddress } from '../pda/editionsControls.ts'
import type { EditionsControlsProgram } from '../programs.ts'
import type { ModifyPlatformFeeAdminInput } from './modifyPlatformFeePrimaryAdmin.ts'

/** Hands on the role of the secondary platform fee admin; for either fee admin. */
export function modifyPlatformFeeSecondaryAdmin(
  program: EditionsControlsProgram,
  { deployment, admin, newAdmin }: ModifyPlatformFeeAdminInput,
): Promise<TransactionInstruction> {
  return program.methods
    .modifyPlatformFeeSecondaryAdmin(newAdmin)
    .accountsStrict({ editionsControls: editionsControlsAddress(deployment), admin })
    .instruction()
}
