import { CoreError } from '../errors/coreError.ts'
import { type ErrorCode, isMintlineError } from '../errors/index.ts'

/** Codes of errors that keep a wallet from minting now, on any chain; all others are failures of the check. */
const RESTRICTIONS: readonly ErrorCode[] = [
  'FEE_EXCEEDS_PRICE',
  'MERKLE_PROOF_DOCUMENT_INVALID',
  'MERKLE_PROOF_MISMATCH',
  'MERKLE_PROOF_NOT_AVAILABLE',
  'MERKLE_PROOF_OF_ANOTHER_WALLET',
  'MERKLE_PROOFS_MISSING',
  'MINT_TO_CANNOT_HOLD_ITEMS',
  'MINT_TO_NOT_AVAILABLE',
  'NO_ACTIVE_PHASE',
  'NO_ACTIVE_PHASE_FOUND',
  'NOT_ON_ALLOWLIST',
  'NOT_ON_WHITELIST',
  'PHASE_NOT_OPEN',
  'RESTRICTED',
  'SUPPLY_EXCEEDED',
  'TRANSACTION_QUANTITY_EXCEEDED',
  'USER_NOT_IN_ALLOW_LIST',
  'WALLET_QUANTITY_EXCEEDED',
]

/** The wallet may mint. */
export interface Claimable {
  readonly type: 'claimable'
}

/** The wallet may not mint. */
export interface Restricted {
  readonly type: 'restricted'
  /** To branch on. RESTRICTED where a contract gives a reason in words of its own. */
  readonly code: ErrorCode
  /** One sentence for a person. */
  readonly reason: string
}

/** Whether a wallet may mint, and why not. */
export type ClaimRestriction = Claimable | Restricted

/** The answer to somebody without a wallet. */
export const RESTRICTED_WITHOUT_WALLET: Restricted = restrictedBy('NO_ACTIVE_PHASE_FOUND')

/**
 * The answer when a contract says no.
 *
 * @param reason In the contract's words; without it the reason is "Restricted".
 */
export function restrictedByContract(reason?: string): Restricted {
  const restricted = restrictedBy('RESTRICTED')
  return reason ? { ...restricted, reason } : restricted
}

/**
 * The answer that an error of a check stands for; undefined where the check itself failed, such as
 * by a failure of the network.
 *
 * @param ofChain Codes of errors that keep wallets from minting on one chain alone.
 */
export function restrictionBy(
  error: unknown,
  ofChain: readonly ErrorCode[] = [],
): Restricted | undefined {
  if (!isMintlineError(error)) return undefined
  const { code, message: reason } = error
  if (!RESTRICTIONS.includes(code) && !ofChain.includes(code)) return undefined
  return { type: 'restricted', code, reason }
}

/**
 * Turns what a check throws into an answer.
 *
 * @param check Returns when the wallet may mint, throws when it may not.
 * @param ofChain Codes of errors that keep wallets from minting on one chain alone.
 * @throws Whatever the check throws that is no restriction, such as a failure of the network.
 */
export async function claimRestrictionOf(
  check: () => Promise<void> | void,
  ofChain: readonly ErrorCode[] = [],
): Promise<ClaimRestriction> {
  try {
    await check()
    return { type: 'claimable' }
  } catch (error) {
    const restriction = restrictionBy(error, ofChain)
    if (!restriction) throw error
    return restriction
  }
}

function restrictedBy(code: 'NO_ACTIVE_PHASE_FOUND' | 'RESTRICTED'): Restricted {
  return { type: 'restricted', code, reason: new CoreError(code, {}).message }
}
