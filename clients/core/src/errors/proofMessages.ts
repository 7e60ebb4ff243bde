import { withoutFullStop } from './fullStop.ts'

/** Messages about the proofs of merkle lists. */
export const PROOF_MESSAGES = {
  /** The source is an address or the path of a file. */
  MERKLE_PROOF_DOCUMENT_INVALID: ({ source, reason }: { source: string; reason: string }) =>
    `The merkle proof ${source} cannot be used: ${withoutFullStop(reason)}`,
  MERKLE_PROOF_NOT_AVAILABLE: ({ source, reason }: { source: string; reason: string }) =>
    `The merkle proof ${source} cannot be read: ${withoutFullStop(reason)}`,
  /** Nobody has said where the proofs are: the wallet may be listed or not. */
  MERKLE_PROOFS_MISSING: ({ phaseIndex }: { phaseIndex: number }) =>
    `The proofs of the merkle list of phase ${phaseIndex} are missing: use the address that its creator has published for them`,
  MERKLE_PROOF_MISMATCH: ({ wallet, phaseIndex }: { wallet: string; phaseIndex: number }) =>
    `The proof of ${wallet} does not match the merkle list of phase ${phaseIndex}: the list was changed, so ask its creator for the new proofs`,
  MERKLE_PROOF_OF_ANOTHER_WALLET: ({ source, wallet, claimant }: ProofOfAnother) =>
    `The merkle proof ${source} is that of ${claimant}, not of ${wallet}: ask the creator to publish it again`,
}

interface ProofOfAnother {
  /** Address or path of the proof. */
  source: string
  /** The wallet that it should be for. */
  wallet: string
  /** The wallet that it is for. */
  claimant: string
}
