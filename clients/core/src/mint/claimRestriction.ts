import { type ErrorCode, isMintlineError, MintlineError } from '../errors/index.ts'

/** Errors that mean "this wallet may not mint this now", not that the check itself failed. */
const RESTRICTIONS = [
  'COSIGNER_REQUIRED',
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
  'RECEIVER_NEEDS_RENT',
  'RESTRICTED',
  'SUPPLY_EXCEEDED',
  'TRANSACTION_QUANTITY_EXCEEDED',
  'TRANSACTION_TOO_LARGE',
  'USER_NOT_IN_ALLOW_LIST',
  'WALLET_QUANTITY_EXCEEDED',
] as const satisfies readonly ErrorCode[]

/** Code of a reason why a wallet may not mint. */
export type RestrictionCode = (typeof RESTRICTIONS)[number]

/** The wallet may mint. */
export interface Claimable {
  readonly type: 'claimable'
}

/** The wallet may not mint. */
export interface Restricted {
  readonly type: 'restricted'
  /** To branch on. RESTRICTED where a contract gives a reason in words of its own. */
  readonly code: RestrictionCode
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
 */
export function restrictionBy(error: unknown): Restricted | undefined {
  const code = RESTRICTIONS.find((restriction) => isMintlineError(error, restriction))
  if (code === undefined || !isMintlineError(error)) return undefined
  return { type: 'restricted', code, reason: error.message }
}

/**
 * Turns what a check throws into an answer.
 *
 * @param check Returns when the wallet may mint, throws when it may not.
 * @throws Whatever the check throws that is no restriction, such as a failure of the network.
 */
export async function claimRestrictionOf(
  check: () => Promise<void> | void,
): Promise<ClaimRestriction> {
  try {
    await check()
    return { type: 'claimable' }
  } catch (error) {
    const restriction = restrictionBy(error)
    if (!restriction) throw error
    return restriction
  }
}

function restrictedBy(code: 'NO_ACTIVE_PHASE_FOUND' | 'RESTRICTED'): Restricted {
  return { type: 'restricted', code, reason: new MintlineError(code, {}).message }
}
