import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { getUpdateTokenNameUriInstruction } from '../generated/kit/editionsControls/instructions/updateTokenNameUri.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { type Administration, controlsAccounts } from './accounts.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'

export interface UpdateTokenNameUriInput extends Administration {
  /** The item's mint. */
  mint: PublicKey
  newName: string
  newUri: string
}

/** Changes a minted item's name and uri. */
export function updateTokenNameUri(input: UpdateTokenNameUriInput): TransactionInstruction {
  const { deployment, mint, newName, newUri } = input
  return toTransactionInstruction(
    getUpdateTokenNameUriInstruction({
      ...controlsAccounts(input),
      editionsDeployment: kitAddress(deployment),
      mint: kitAddress(mint),
      newName,
      newUri,
    }),
  )
}
