import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import { assertQuantity } from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import { fetchAllowlistClaim } from '../allowlist/proofSource.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { hasAllowlist } from '../conditions/claimCondition.ts'
import type { PhasesAt } from '../conditions/phases.ts'
import { currentPhases, type DropState } from '../contract/dropState.ts'
import { fetchDropState } from '../contract/fetchDropState.ts'
import type { ClaimRequest } from './claimRequest.ts'
import { assertIsPhase, type ClaimTerms, claimTerms } from './claimTerms.ts'
import { type Currency, fetchCurrency } from './currency.ts'

/** Everything a mint depends on, at one point in time. */
export interface MintState {
  readonly drop: DropState
  readonly wallet: EvmAddress | undefined
  readonly phases: PhasesAt
  /** Terms in the current phase; undefined = no phases. */
  readonly terms: ClaimTerms | undefined
  /** Currency of the terms; undefined = no terms. */
  readonly currency: Currency | undefined
}

/**
 * Fetches what a mint depends on: a drop's phases and a wallet's terms in the current one.
 *
 * @throws QUANTITY_NOT_POSITIVE, INVALID_ADDRESS, PHASE_NOT_OPEN, and what `fetchDropState` throws.
 */
export async function fetchMintState(
  connection: EvmConnection,
  request: ClaimRequest,
  options: AskOptions = {},
): Promise<MintState> {
  const { quantity = 1n, phaseIndex, proofSource, resources } = request
  assertQuantity(quantity)
  const wallet = request.wallet === undefined ? undefined : evmAddress(request.wallet)
  const drop = await fetchDropState(connection, request, options)
  const phases = currentPhases(drop)
  const { current } = phases
  assertIsPhase(current, phaseIndex)
  if (!current) return { drop, wallet, phases, terms: undefined, currency: undefined }
  const claim =
    wallet !== undefined && hasAllowlist(current)
      ? await fetchAllowlistClaim(
          proofSource,
          { wallet, condition: current },
          { ...resources, ...options },
        )
      : undefined
  const terms = claimTerms(drop, current, claim)
  const currency = await fetchCurrency(
    connection,
    { drop, wallet, address: terms.currency },
    options,
  )
  return { drop, wallet, phases, terms, currency }
}
