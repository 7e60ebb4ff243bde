import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { getCloseAllowlistAccountInstruction } from '../generated/kit/editionsControls/instructions/closeAllowlistAccount.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { allowlistEntryAddress } from '../pda/publicKeys.ts'
import { controlsAccounts, type EntryAddresses } from './accounts.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'

export interface CloseAllowlistAccountInput extends EntryAddresses {
  deployment: PublicKey
  /** The collection's owner; signs. */
  creator: PublicKey
  phaseIndex: number
  /** The entry's wallet. */
  user: PublicKey
  /** The entry's payer, as recorded in it. Default: the creator. */
  rentReceiver?: PublicKey
}

/** Closes an allowlist entry; the wallet's minted items still count. */
export function closeAllowlistAccount(input: CloseAllowlistAccountInput): TransactionInstruction {
  const { deployment, creator, phaseIndex, user, rentReceiver = creator } = input
  const entry = input.allowlistEntry ?? allowlistEntryAddress(deployment, user, phaseIndex)
  return toTransactionInstruction(
    getCloseAllowlistAccountInstruction({
      ...controlsAccounts(input),
      allowlistEntry: kitAddress(entry),
      rentReceiver: kitAddress(rentReceiver),
      phaseIndex,
      user: kitAddress(user),
    }),
  )
}
