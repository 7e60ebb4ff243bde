import { type AccountMeta, AccountRole, type Address } from '@solana/kit'
import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { ASSOCIATED_TOKEN_PROGRAM, SYSTEM_PROGRAM, TOKEN_2022_PROGRAM } from '../addresses.ts'
import { toTransactionInstruction } from '../instructions/toTransactionInstruction.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import type { NextItem } from './nextItems.ts'

/** Instruction data; does nothing if the account exists. */
const CREATE_IDEMPOTENT = Uint8Array.of(1)
/** Instruction data: number, amount as u64, decimals. */
const TRANSFER_CHECKED = Uint8Array.of(12, 1, 0, 0, 0, 0, 0, 0, 0, 0)
/** Instruction data. */
const CLOSE_ACCOUNT = Uint8Array.of(9)

const { READONLY, READONLY_SIGNER, WRITABLE, WRITABLE_SIGNER } = AccountRole

/**
 * Moves a newly minted item to another wallet, and reclaims the rent from the minter's empty token account. Returns no
 * instructions if the minter keeps the item.
 *
 * The `@solana/spl-token` builders would need a global Buffer, which browsers lack.
 */
export function handOverItem(
  { mint, tokenAccount, handover }: NextItem,
  minter: PublicKey,
): TransactionInstruction[] {
  if (!handover) return []
  const { to, tokenAccount: receiving } = handover
  return [
    instruction(ASSOCIATED_TOKEN_PROGRAM, CREATE_IDEMPOTENT, [
      account(minter, WRITABLE_SIGNER),
      account(receiving, WRITABLE),
      account(to, READONLY),
      account(mint, READONLY),
      { address: SYSTEM_PROGRAM as Address, role: READONLY },
      { address: TOKEN_2022_PROGRAM as Address, role: READONLY },
    ]),
    instruction(TOKEN_2022_PROGRAM, TRANSFER_CHECKED, [
      account(tokenAccount, WRITABLE),
      account(mint, READONLY),
      account(receiving, WRITABLE),
      account(minter, READONLY_SIGNER),
    ]),
    instruction(TOKEN_2022_PROGRAM, CLOSE_ACCOUNT, [
      account(tokenAccount, WRITABLE),
      account(minter, WRITABLE),
      account(minter, READONLY_SIGNER),
    ]),
  ]
}

/** Hand-over instructions that the runtime counts, without those that create the account. */
export const HANDOVER_INSTRUCTIONS = 3

function account(key: PublicKey, role: AccountRole): AccountMeta {
  return { address: kitAddress(key), role }
}

function instruction(
  program: string,
  data: Uint8Array,
  accounts: readonly AccountMeta[],
): TransactionInstruction {
  return toTransactionInstruction({ programAddress: program as Address, accounts, data })
}
