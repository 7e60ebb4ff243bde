import type { Restricted } from '@mintline/core'

/** Message about a restriction. */
export interface RestrictionText {
  reason: string
  /** Undefined = no advice. */
  advice: string | undefined
  /** True if reading again may help. */
  isRetryable?: boolean
}

/**
 * Explains why a wallet may not mint: in the specification's words, which name the wallet and what it may still mint,
 * with the page's own sentence as advice. The specification has no words for a list that could not be read.
 *
 * @param isMoreToCome True if another phase opens later.
 */
export function restrictionText(
  { code, reason }: Restricted,
  isMoreToCome: boolean,
): RestrictionText {
  switch (code) {
    case 'MERKLE_PROOFS_MISSING':
      return {
        reason: 'This link is incomplete',
        advice:
          'Whether your wallet is on the list is unknown. Ask the creator for the complete link.',
      }
    case 'MERKLE_PROOF_NOT_AVAILABLE':
      return {
        reason: 'The list cannot be read at the moment',
        advice: 'Whether your wallet is on the list is unknown. If it stays so, tell the creator.',
        isRetryable: true,
      }
    case 'NOT_ON_WHITELIST':
    case 'NOT_ON_ALLOWLIST':
    case 'USER_NOT_IN_ALLOW_LIST':
      return {
        reason,
        advice:
          'This phase is for invited wallets. Your wallet is not on its list. If another wallet of yours is, connect that one.',
      }
    case 'WALLET_QUANTITY_EXCEEDED':
      return {
        reason,
        advice: 'This wallet has reached its limit: it has minted as many items as one wallet may.',
      }
    case 'PHASE_NOT_OPEN':
      return {
        reason: 'The phase has not started yet',
        advice: 'Your wallet is ready for when it does.',
      }
    case 'NO_ACTIVE_PHASE':
    case 'NO_ACTIVE_PHASE_FOUND':
      return {
        reason,
        advice: isMoreToCome
          ? 'No phase is open now. Your wallet is ready for when one opens.'
          : 'No phase is open now.',
      }
    default:
      return { reason, advice: undefined }
  }
}
