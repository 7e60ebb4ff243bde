import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { getClaimPaymentInstruction } from '../generated/kit/editionsControls/instructions/claimPayment.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { editionsControlsAddress } from '../pda/publicKeys.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'

export interface ClaimPaymentInput {
  deployment: PublicKey
  /** The treasury or a fee recipient; need not sign. */
  receiver: PublicKey
}

/** Pays out what a receiver could not be paid when items were minted. Anybody may send it. */
export function claimPayment({ deployment, receiver }: ClaimPaymentInput): TransactionInstruction {
  return toTransactionInstruction(
    getClaimPaymentInstruction({
      editionsControls: kitAddress(editionsControlsAddress(deployment)),
      receiver: kitAddress(receiver),
    }),
  )
}
