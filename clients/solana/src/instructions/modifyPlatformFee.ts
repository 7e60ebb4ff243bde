import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { editionsControlsAddress } from '../pda/editionsControls.ts'
import type { EditionsControlsProgram } from '../programs.ts'
import { paidRecipients, receiverAccounts } from './accounts.ts'
import { platformFeeArguments } from './arguments.ts'
import type { PlatformFee } from './types.ts'

export interface ModifyPlatformFeeInput {
  deployment: PublicKey
  /** Either platform fee admin; signs. */
  admin: PublicKey
  platformFee: PlatformFee
}

/** Replaces the platform fee and its recipients. */
export function modifyPlatformFee(
  program: EditionsControlsProgram,
  { deployment, admin, platformFee }: ModifyPlatformFeeInput,
): Promise<TransactionInstruction> {
  return program.methods
    .modifyPlatformFee(platformFeeArguments(platformFee))
    .accountsStrict({
      editionsDeployment: deployment,
      editionsControls: editionsControlsAddress(deployment),
      admin,
    })
    .remainingAccounts(
      receiverAccounts(paidRecipients(platformFee.recipients), { isWritable: false }),
    )
    .instruction()
}
