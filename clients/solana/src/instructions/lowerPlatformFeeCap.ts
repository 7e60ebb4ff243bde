import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { getLowerPlatformFeeCapInstruction } from '../generated/kit/editionsControls/instructions/lowerPlatformFeeCap.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { editionsControlsAddress } from '../pda/publicKeys.ts'
import { kitSigner } from './accounts.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'
import type { PlatformFeeCap } from './types.ts'

export interface LowerPlatformFeeCapInput {
  deployment: PublicKey
  /** The primary platform fee admin; signs. */
  admin: PublicKey
  /** At least the present fee, and nowhere above the present cap. */
  cap: PlatformFeeCap
}

/** Lowers the highest platform fee that the fee admins can set, for good. */
export function lowerPlatformFeeCap({
  deployment,
  admin,
  cap,
}: LowerPlatformFeeCapInput): TransactionInstruction {
  return toTransactionInstruction(
    getLowerPlatformFeeCapInstruction({
      editionsControls: kitAddress(editionsControlsAddress(deployment)),
      admin: kitSigner(admin),
      ...cap,
    }),
  )
}
