import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { getAddToAllowlistInstruction } from '../generated/kit/editionsControls/instructions/addToAllowlist.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { allowlistEntryAddress } from '../pda/publicKeys.ts'
import { type Administration, controlsAccounts, type EntryAddresses } from './accounts.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'

export interface AddToAllowlistInput extends Administration, EntryAddresses {
  /** Index of an allowlist phase. */
  phaseIndex: number
  /** The wallet that may mint. */
  user: PublicKey
  /** Lamports for one item, at most 4,294,967,295; 0 = free. */
  price: number
  /** Maximum items in the phase, 1 to 255. */
  amount: number
}

/** Writes a wallet's allowlist entry; closing it returns the rent to the payer. */
export function addToAllowlist(input: AddToAllowlistInput): TransactionInstruction {
  const { deployment, phaseIndex, user, price, amount } = input
  const entry = input.allowlistEntry ?? allowlistEntryAddress(deployment, user, phaseIndex)
  // Named one by one: a spread would double the time for lists of thousands.
  const { editionsControls, payer, creator } = controlsAccounts(input)
  return toTransactionInstruction(
    getAddToAllowlistInstruction({
      editionsControls,
      payer,
      creator,
      allowlistEntry: kitAddress(entry),
      phaseIndex,
      user: kitAddress(user),
      price,
      amount,
    }),
  )
}
