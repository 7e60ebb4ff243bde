import { phaseNumber } from '../phaseNumber.ts'
import { withoutFullStop } from './fullStop.ts'

/** Messages about allowlists and their merkle proofs. */
export const PROOF_MESSAGES = {
  MERKLE_LIST_EMPTY: (_: Record<never, never>) =>
    'A merkle list needs at least one wallet: an empty one has no root',
  /** Positions count from 1. */
  ALLOWLIST_WALLET_LISTED_TWICE: ({ wallet, positions }: { wallet: string; positions: number[] }) =>
    `The wallet ${wallet} is listed more than once, at positions ${positions.join(', ')}: keep one of them`,
  /** `source` is a URL or a file path. */
  MERKLE_PROOF_DOCUMENT_INVALID: ({ source, reason }: { source: string; reason: string }) =>
    `The merkle proof ${source} cannot be used: ${withoutFullStop(reason)}`,
  MERKLE_PROOF_NOT_AVAILABLE: ({ source, reason }: { source: string; reason: string }) =>
    `The merkle proof ${source} cannot be read: ${withoutFullStop(reason)}`,
  /** No proof source is known, so the wallet may or may not be listed. */
  MERKLE_PROOFS_MISSING: ({ phaseIndex }: { phaseIndex: number }) =>
    `The proofs of the merkle list of phase ${phaseNumber(phaseIndex)} are missing: use the address published by its creator`,
  MERKLE_PROOF_MISMATCH: ({ wallet, phaseIndex }: { wallet: string; phaseIndex: number }) =>
    `The proof of ${wallet} does not match the merkle list of phase ${phaseNumber(phaseIndex)}: the list was changed, so ask its creator for the new proofs`,
  MERKLE_PROOFS_OF_OTHER_LIST: ({ phaseIndex }: { phaseIndex: number }) =>
    `The published proofs are not those of phase ${phaseNumber(phaseIndex)}'s list, on which the wallet may be: ask its creator to publish them again`,
  MERKLE_PROOF_OF_ANOTHER_WALLET: ({ source, wallet, claimant }: ProofOfAnother) =>
    `The merkle proof ${source} belongs to ${claimant}, not to ${wallet}: ask the creator to publish it again`,
}

interface ProofOfAnother {
  /** URL or path of the proof. */
  source: string
  /** The wallet that was asked for. */
  wallet: string
  /** The wallet in the proof. */
  claimant: string
}
