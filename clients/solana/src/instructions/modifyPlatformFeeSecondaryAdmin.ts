import type { TransactionInstruction } from '@solana/web3.js'
import { getModifyPlatformFeeSecondaryAdminInstruction } from '../generated/kit/editionsControls/instructions/modifyPlatformFeeSecondaryAdmin.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { editionsControlsAddress } from '../pda/publicKeys.ts'
import { kitSigner } from './accounts.ts'
import type { ModifyPlatformFeeAdminInput } from './modifyPlatformFeePrimaryAdmin.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'

/** Transfers the secondary platform fee admin's role. For either fee admin. */
export function modifyPlatformFeeSecondaryAdmin({
  deployment,
  admin,
  newAdmin,
}: ModifyPlatformFeeAdminInput): TransactionInstruction {
  return toTransactionInstruction(
    getModifyPlatformFeeSecondaryAdminInstruction({
      editionsControls: kitAddress(editionsControlsAddress(deployment)),
      admin: kitSigner(admin),
      newAdmin: kitAddress(newAdmin),
    }),
  )
}
