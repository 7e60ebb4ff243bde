import type { TransactionInstruction } from '@solana/web3.js'
import { getAddPriceTokenInstruction } from '../generated/kit/editionsControls/instructions/addPriceToken.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { priceTokenAddress, priceTokenVaultAddress } from '../pda/publicKeys.ts'
import { type Administration, controlsAccounts } from './accounts.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'
import type { PriceTokenMint } from './types.ts'

/** Lets phases be priced in a token: one of the Token program, or a plain one of Token-2022. */
export function addPriceToken(
  input: Administration & { token: PriceTokenMint },
): TransactionInstruction {
  const { mint, tokenProgram } = input.token
  const record = priceTokenAddress(input.deployment, mint)
  return toTransactionInstruction(
    getAddPriceTokenInstruction({
      ...controlsAccounts(input),
      priceToken: kitAddress(mint),
      priceTokenRecord: kitAddress(record),
      priceTokenVault: kitAddress(priceTokenVaultAddress(record)),
      priceTokenProgram: kitAddress(tokenProgram),
    }),
  )
}
