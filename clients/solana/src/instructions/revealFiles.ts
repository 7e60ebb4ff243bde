import type { TransactionInstruction } from '@solana/web3.js'
import { getRevealFilesInstruction } from '../generated/kit/editionsControls/instructions/revealFiles.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { revealAddress } from '../pda/publicKeys.ts'
import { type Administration, controlsAccounts } from './accounts.ts'
import { hashBytes } from './arguments.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'

export interface RevealFilesInput extends Administration {
  /** Metadata uri of every file, as committed to; `{}` stands for the file's number. */
  baseUri: string
  /** Seed of the shuffle, as committed to; 32 bytes. */
  seed: Uint8Array
}

/** Reveals the files of all items at once. */
export function revealFiles(input: RevealFilesInput): TransactionInstruction {
  return toTransactionInstruction(
    getRevealFilesInstruction({
      ...controlsAccounts(input),
      reveal: kitAddress(revealAddress(input.deployment)),
      baseUri: input.baseUri,
      seed: hashBytes(input.seed),
    }),
  )
}
