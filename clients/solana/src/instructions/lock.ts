import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { getLockInstruction } from '../generated/kit/editionsControls/instructions/lock.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { editionsControlsAddress } from '../pda/publicKeys.ts'
import { kitSigner } from './accounts.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'
import type { Locks } from './types.ts'

/** Locks of a collection that can change in every part. */
export const NO_LOCKS: Locks = {
  supply: false,
  texts: false,
  phases: false,
  royalties: false,
  fee: false,
}

export interface LockInput {
  deployment: PublicKey
  /** The collection's owner; signs. */
  creator: PublicKey
  /** Locks to add; existing ones stay. */
  locks: Partial<Locks>
}

/** Gives up changing parts of the collection, for good. */
export function lock({ deployment, creator, locks }: LockInput): TransactionInstruction {
  return toTransactionInstruction(
    getLockInstruction({
      editionsControls: kitAddress(editionsControlsAddress(deployment)),
      creator: kitSigner(creator),
      ...NO_LOCKS,
      ...locks,
    }),
  )
}
