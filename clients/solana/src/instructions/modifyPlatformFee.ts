import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { getModifyPlatformFeeInstruction } from '../generated/kit/editionsControls/instructions/modifyPlatformFee.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { editionsControlsAddress } from '../pda/publicKeys.ts'
import { kitSigner, paidRecipients } from './accounts.ts'
import { platformFeeArguments } from './arguments.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'
import type { PlatformFeeTerms } from './types.ts'

export interface ModifyPlatformFeeInput {
  deployment: PublicKey
  /** Either platform fee admin; signs. */
  admin: PublicKey
  platformFee: PlatformFeeTerms
}

/** Replaces the platform fee and its recipients. */
export function modifyPlatformFee({
  deployment,
  admin,
  platformFee,
}: ModifyPlatformFeeInput): TransactionInstruction {
  return toTransactionInstruction(
    getModifyPlatformFeeInstruction({
      editionsDeployment: kitAddress(deployment),
      editionsControls: kitAddress(editionsControlsAddress(deployment)),
      admin: kitSigner(admin),
      ...platformFeeArguments(platformFee),
      newReceivers: paidRecipients(platformFee.recipients),
    }),
  )
}
