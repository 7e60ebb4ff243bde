import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { getModifyPlatformFeePrimaryAdminInstruction } from '../generated/kit/editionsControls/instructions/modifyPlatformFeePrimaryAdmin.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { editionsControlsAddress } from '../pda/publicKeys.ts'
import { kitSigner } from './accounts.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'

export interface ModifyPlatformFeeAdminInput {
  deployment: PublicKey
  /** Admin that may make the change; signs. */
  admin: PublicKey
  newAdmin: PublicKey
}

/** Transfers the primary platform fee admin's role. For that admin only. */
export function modifyPlatformFeePrimaryAdmin({
  deployment,
  admin,
  newAdmin,
}: ModifyPlatformFeeAdminInput): TransactionInstruction {
  return toTransactionInstruction(
    getModifyPlatformFeePrimaryAdminInstruction({
      editionsControls: kitAddress(editionsControlsAddress(deployment)),
      admin: kitSigner(admin),
      newAdmin: kitAddress(newAdmin),
    }),
  )
}
