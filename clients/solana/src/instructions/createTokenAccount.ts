import { AccountRole, type Address } from '@solana/kit'
import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { ASSOCIATED_TOKEN_PROGRAM, SYSTEM_PROGRAM } from '../addresses.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { priceTokenAccountAddress } from '../pda/publicKeys.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'
import type { PriceTokenMint } from './types.ts'

/** Instruction data; does nothing if the account exists. */
const CREATE_IDEMPOTENT = Uint8Array.of(1)

export interface CreateTokenAccountInput {
  token: PriceTokenMint
  /** The wallet or vault that gets the account; need not sign. */
  owner: PublicKey
  payer: PublicKey
}

/** Creates an owner's associated token account for a price token, unless it exists. */
export function createTokenAccount({
  token: { mint, tokenProgram },
  owner,
  payer,
}: CreateTokenAccountInput): TransactionInstruction {
  const account = priceTokenAccountAddress(mint, owner, tokenProgram)
  return toTransactionInstruction({
    programAddress: ASSOCIATED_TOKEN_PROGRAM as Address,
    data: CREATE_IDEMPOTENT,
    accounts: [
      { address: kitAddress(payer), role: AccountRole.WRITABLE_SIGNER },
      { address: kitAddress(account), role: AccountRole.WRITABLE },
      { address: kitAddress(owner), role: AccountRole.READONLY },
      { address: kitAddress(mint), role: AccountRole.READONLY },
      { address: SYSTEM_PROGRAM as Address, role: AccountRole.READONLY },
      { address: kitAddress(tokenProgram), role: AccountRole.READONLY },
    ],
  })
}
