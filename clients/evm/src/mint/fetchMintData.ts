import { isMintlineError } from '@mintline/core/errors'
import {
  type ActiveMintData,
  activeMintData,
  type CheckoutTerms,
  dateOf,
  type MintData,
  noPhase,
  remainingOf,
} from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import type { EvmConnection } from '../chain/connection.ts'
import { hasAllowlist } from '../conditions/claimCondition.ts'
import type { ContractFee } from '../contract/dropState.ts'
import { type ActivePhase, fetchActivePhase } from './activePhase.ts'
import type { ClaimRequest } from './claimRequest.ts'
import { currencyIdOf } from './currency.ts'
import { fetchMintState, type MintState } from './fetchMintState.ts'

/**
 * Fetches a drop's price, supply, times and checkout data, or that no phase is active. Listed wallets get their own
 * price and cap. An active-phase document overrides the displayed terms; claims are always checked against the
 * contract.
 *
 * @throws QUANTITY_NOT_POSITIVE, INVALID_ADDRESS, CHAIN_MISMATCH, CHAIN_NOT_SUPPORTED, NO_CONTRACT_DATA,
 * UNKNOWN_CONTRACT_TYPE, TOKEN_ID_REQUIRED, NO_PLATFORM_FEES_DATA, NO_ROYALTIES_DATA
 * @throws PHASE_NOT_OPEN if the requested phase is not the current one.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchMintData(
  connection: EvmConnection,
  request: ClaimRequest,
  options: AskOptions = {},
): Promise<MintData> {
  const [phase, state] = await Promise.all([
    activePhaseOf(request, options),
    fetchMintState(connection, request, options),
  ])
  const data = mintData(state, request.quantity)
  return phase && data.type === 'active' ? withActivePhase(data, { phase, state }) : data
}

/** Fetches the phase in a request's document; undefined = none, or unusable. */
async function activePhaseOf(
  { activePhaseUrl, onActivePhaseProblem, resources }: ClaimRequest,
  options: AskOptions,
): Promise<ActivePhase | undefined> {
  if (activePhaseUrl === undefined) return undefined
  try {
    return await fetchActivePhase({ activePhaseUrl, resources }, options)
  } catch (error) {
    options.signal?.throwIfAborted()
    if (!isMintlineError(error)) throw error
    onActivePhaseProblem?.(error)
    return undefined
  }
}

/** Combines the document's terms with the chain's counts. */
function withActivePhase(
  { claimed, unclaimed, supply, checkout, ...data }: ActiveMintData,
  { phase, state: { drop } }: { readonly phase: ActivePhase; readonly state: MintState },
): MintData {
  const { fees, quantity, royalties } = checkout
  const id = currencyIdOf(phase.currency, drop.network)
  const told = activeMintData({
    ...data,
    claimed,
    maxSupply: 0n,
    price: { value: phase.price, currency: { id, decimals: phase.decimals } },
    maxPerWallet: phase.maxPerWallet,
    startDate: phase.startDate,
    endDate: phase.endDate,
    quantity,
    platformFees: phase.platformFees ?? fees.platform,
    flatPlatformFees: phase.platformFees ? [] : fees.flatPlatform,
    royalties: phase.royalties ?? royalties,
  })
  return { ...told, unclaimed, supply, isMintToAvailable: phase.isPublic }
}

/** Returns mint data from the chain. */
export function mintData({ drop, phases, terms, currency }: MintState, quantity = 1n): MintData {
  const reference = { chainId: drop.network.chainId, contract: drop.address }
  if (!terms || !currency || phases.hasEnded) return noPhase(reference)
  const { phase, perWallet } = terms
  const unclaimed = remainingOf(terms.supply)
  const data = activeMintData({
    ...reference,
    claimed: drop.minted,
    maxSupply: 0n,
    price: { value: terms.price, currency: { id: currency.id, decimals: currency.decimals } },
    maxPerWallet: perWallet.max,
    startDate: dateOf(phase.startTimestamp),
    endDate: phase.endTimestamp === undefined ? undefined : dateOf(phase.endTimestamp),
    quantity,
    merkleRoot: hasAllowlist(phase) ? phase.merkleRoot : undefined,
    royalties: drop.royalty.valueBp > 0 ? [drop.royalty] : [],
    ...platformFees(drop.platformFee),
  })
  // From the tighter of the two supply caps.
  return {
    ...data,
    unclaimed,
    supply: unclaimed === undefined ? undefined : drop.minted + unclaimed,
  }
}

function platformFees(fee: ContractFee): Pick<CheckoutTerms, 'platformFees' | 'flatPlatformFees'> {
  const { recipient } = fee
  if (fee.type === 'flat') {
    return {
      platformFees: [],
      flatPlatformFees: [{ value: fee.value, recipient, perPurchase: true }],
    }
  }
  return { platformFees: fee.valueBp > 0 ? [{ valueBp: fee.valueBp, recipient }] : [] }
}
