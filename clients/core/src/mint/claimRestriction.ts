import type { ErrorCode } from '../errors/catalogue.ts'
import { CoreError } from '../errors/coreError.ts'
import { isMintlineError, type MintlineError } from '../errors/mintlineError.ts'
import { type Blockchain, type LayerOne, layerOneOf } from '../networks/blockchains.ts'
import { assertPerTransaction, assertPerWallet, assertQuantity, assertSupply } from './quantity.ts'
import type { Usage } from './usage.ts'

/** Error codes that mean a wallet may not mint now, on any chain. With any other code, the check itself failed. */
const RESTRICTIONS: readonly ErrorCode[] = [
  'FEE_EXCEEDS_PRICE',
  'MERKLE_PROOF_DOCUMENT_INVALID',
  'MERKLE_PROOF_MISMATCH',
  'MERKLE_PROOF_NOT_AVAILABLE',
  'MERKLE_PROOF_OF_ANOTHER_WALLET',
  'MERKLE_PROOFS_MISSING',
  'MERKLE_PROOFS_OF_OTHER_LIST',
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
  /** Code to branch on. RESTRICTED if a contract gives a reason in its own words. */
  readonly code: ErrorCode
  /** One sentence for a person. */
  readonly reason: string
}

/** Whether a wallet may mint, with the reason if not. */
export type ClaimRestriction = Claimable | Restricted

/** Result for a missing wallet. */
export const RESTRICTED_WITHOUT_WALLET: Restricted = restrictedBy('NO_ACTIVE_PHASE_FOUND')

/** Facts that decide whether a wallet may mint. */
export interface MintRequest {
  /** The drop's chain, which decides the error for an unlisted wallet. */
  readonly blockchain: Blockchain
  /** Minting wallet's address. */
  readonly wallet: string
  /** Requested items. */
  readonly quantity: bigint
  /** The current phase; undefined = none. */
  readonly phase:
    | {
        /** True if only listed wallets may mint. */
        readonly isPrivate: boolean
        /** True if the wallet is on the phase's list. */
        readonly isListed: boolean
      }
    | undefined
  /** Items per transaction; 0 = unlimited, undefined = 2. */
  readonly maxPerTransaction?: bigint | undefined
  /** The wallet's cap, and its claimed items. */
  readonly perWallet: Usage
  /** The drop's supply, and its minted items. */
  readonly supply: Usage
}

/** Creates the error for an unlisted wallet, by chain (specification 8). */
const NOT_LISTED: Record<LayerOne, (address: string) => MintlineError> = {
  SOLANA: (address) => new CoreError('NOT_ON_WHITELIST', { address }),
  APTOS: () => new CoreError('USER_NOT_IN_ALLOW_LIST', {}),
  ETHEREUM: () => new CoreError('NOT_ON_ALLOWLIST', {}),
  FLOW: () => new CoreError('NOT_ON_ALLOWLIST', {}),
}

/**
 * Creates the restriction for a contract's refusal.
 *
 * @param reason In the contract's words; without it the reason is "Restricted".
 */
export function restrictedByContract(reason?: string): Restricted {
  const restricted = restrictedBy('RESTRICTED')
  return reason ? { ...restricted, reason } : restricted
}

/**
 * Converts a check's error to a restriction; undefined = the check itself failed, for example on a network error.
 *
 * @param chainCodes Restriction codes that one chain adds.
 */
export function restrictionBy(
  error: unknown,
  chainCodes: readonly ErrorCode[] = [],
): Restricted | undefined {
  if (!isMintlineError(error)) return undefined
  const { code, message: reason } = error
  if (!RESTRICTIONS.includes(code) && !chainCodes.includes(code)) return undefined
  return { type: 'restricted', code, reason }
}

/**
 * Runs a check and turns its restrictions into a result.
 *
 * @param check Returns if the wallet may mint, throws if not.
 * @param chainCodes Restriction codes that one chain adds.
 * @throws Any error that is not a restriction, such as a network failure.
 */
export async function claimRestrictionOf(
  check: () => Promise<void> | void,
  chainCodes: readonly ErrorCode[] = [],
): Promise<ClaimRestriction> {
  try {
    await check()
    return { type: 'claimable' }
  } catch (error) {
    const restriction = restrictionBy(error, chainCodes)
    if (!restriction) throw error
    return restriction
  }
}

function restrictedBy(code: 'NO_ACTIVE_PHASE_FOUND' | 'RESTRICTED'): Restricted {
  return { type: 'restricted', code, reason: new CoreError(code, {}).message }
}

/**
 * Throws for the first rule that a mint would break: quantity, phase, list, transaction, wallet, supply.
 *
 * @throws QUANTITY_NOT_POSITIVE, NO_ACTIVE_PHASE, TRANSACTION_QUANTITY_EXCEEDED, WALLET_QUANTITY_EXCEEDED,
 * SUPPLY_EXCEEDED
 * @throws NOT_ON_WHITELIST on Solana and Eclipse, USER_NOT_IN_ALLOW_LIST on Aptos, NOT_ON_ALLOWLIST on all others, if
 * a private phase does not list the wallet.
 */
export function assertEligible(request: MintRequest): void {
  const { blockchain, wallet, quantity, phase } = request
  assertQuantity(quantity)
  if (phase === undefined) throw new CoreError('NO_ACTIVE_PHASE', {})
  if (phase.isPrivate && !phase.isListed) {
    throw NOT_LISTED[layerOneOf(blockchain)](wallet)
  }
  assertPerTransaction(quantity, request.maxPerTransaction)
  assertPerWallet(quantity, request.perWallet)
  assertSupply(quantity, request.supply)
}
