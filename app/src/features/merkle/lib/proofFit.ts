import { asSentence } from '@mintline/core'
import {
  type CollectionInfo,
  lookupTableToBe,
  type ProofLengthInput,
  proofFits,
  proofLengthWarning,
  proofNodes,
} from '@mintline/solana'

/** Whether a list's proofs fit into a collection's mints. */
export type ProofFit =
  | { status: 'fits' }
  /** They will fit once the collection has a lookup table. */
  | { status: 'needsTable'; message: string }
  | { status: 'tooLong'; message: string }

/** Checks whether a list's proofs fit into mints of the collection as it is now. */
export function proofFit(input: ProofLengthInput): ProofFit {
  const warning = proofLengthWarning(input)
  if (!warning) return { status: 'fits' }
  const helps = fitsWithTable(input.info, input.wallets)
  return { status: helps ? 'needsTable' : 'tooLong', message: asSentence(warning.message) }
}

function fitsWithTable(info: CollectionInfo, wallets: number): boolean {
  return proofFits(info, proofNodes(wallets), lookupTableToBe(info))
}
