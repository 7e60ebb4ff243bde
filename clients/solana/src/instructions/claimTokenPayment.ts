import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { getClaimTokenPaymentInstruction } from '../generated/kit/editionsControls/instructions/claimTokenPayment.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import {
  editionsControlsAddress,
  priceTokenAccountAddress,
  priceTokenAddress,
  priceTokenVaultAddress,
} from '../pda/publicKeys.ts'
import type { ClaimPaymentInput } from './claimPayment.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'
import type { PriceTokenMint } from './types.ts'

export interface ClaimTokenPaymentInput extends ClaimPaymentInput {
  token: PriceTokenMint
  /** A token account of the receiver. Default: its associated one. */
  receiverTokenAccount?: PublicKey
}

/** Pays out the tokens that a receiver could not be paid when items were minted. Anybody may send it. */
export function claimTokenPayment(input: ClaimTokenPaymentInput): TransactionInstruction {
  const { deployment, receiver } = input
  const { mint, tokenProgram } = input.token
  const record = priceTokenAddress(deployment, mint)
  const account =
    input.receiverTokenAccount ?? priceTokenAccountAddress(mint, receiver, tokenProgram)
  return toTransactionInstruction(
    getClaimTokenPaymentInstruction({
      editionsControls: kitAddress(editionsControlsAddress(deployment)),
      priceTokenRecord: kitAddress(record),
      priceTokenVault: kitAddress(priceTokenVaultAddress(record)),
      priceToken: kitAddress(mint),
      receiver: kitAddress(receiver),
      receiverTokenAccount: kitAddress(account),
      priceTokenProgram: kitAddress(tokenProgram),
    }),
  )
}
