import {
  activeMintData,
  assertQuantity,
  type Cut,
  type FlatCut,
  type MintData,
  noPhase,
  splitFee,
} from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import type { CollectionInfo, EditionPhase, Share } from '../reads/collectionInfo.ts'
import { fetchTokensOfPhases } from '../reads/fetchPriceTokens.ts'
import { fetchMintNetwork, type MintNetwork } from '../rpc/network.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { type ClaimTerms, claimTerms } from './claimTerms.ts'
import type { ClaimRestrictionInput } from './fetchClaimRestriction.ts'
import { fetchMintState } from './fetchMintState.ts'
import { fetchOpenPhases } from './fetchOpenPhases.ts'
import { mintPrice } from './mintPrice.ts'
import { chooseMint } from './mintState.ts'

/** Latest time that a Date can hold, in milliseconds. */
const MAX_DATE = 8_640_000_000_000_000n

/**
 * Fetches a drop's price, supply, times and checkout data, or that no phase is open. The phase is the requested one,
 * otherwise the wallet's best, or without a wallet the specification's current phase. With a wallet, price and cap in a
 * private phase are its own.
 *
 * `chainId` is the genesis hash, and `supply` counts the whole collection.
 *
 * @throws QUANTITY_NOT_POSITIVE, INVALID_ADDRESS, DEPLOYMENT_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND
 * @throws PHASE_NOT_OPEN if the requested phase is not open.
 * @throws PRICE_TOKEN_NOT_FOUND if the price is in an unknown token.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchMintData(
  connection: ReadConnection,
  input: ClaimRestrictionInput,
  options: AskOptions = {},
): Promise<MintData> {
  const { quantity = 1n } = input
  assertQuantity(quantity)
  const [network, state] = await Promise.all([
    fetchMintNetwork(connection, options),
    fetchTerms(connection, input, options),
  ])
  return mintData({ ...state, network, quantity })
}

/** Input for `mintData`. */
export interface MintDataInput {
  readonly network: MintNetwork
  readonly collection: CollectionInfo
  /** Undefined = no phase is open. */
  readonly phase: EditionPhase | undefined
  /** The wallet's terms; without a wallet, the terms for one that has minted nothing. */
  readonly terms: ClaimTerms | undefined
  readonly quantity: bigint
}

/**
 * Computes mint data from a given state.
 *
 * @throws PRICE_TOKEN_NOT_FOUND if the price is in an unknown token.
 */
export function mintData(input: MintDataInput): MintData {
  const { network, collection, phase, terms, quantity } = input
  const drop = { chainId: network.genesisHash, contract: collection.editions }
  if (!phase || !terms) return noPhase(drop)
  if (terms.tokenProblem) throw terms.tokenProblem
  return activeMintData({
    ...drop,
    claimed: collection.numberOfTokensIssued,
    maxSupply: collection.maxNumberOfTokens,
    price: mintPrice(terms.price, terms, network),
    maxPerWallet: terms.perWallet.max,
    startDate: startDate(phase.startTime),
    endDate: endDate(phase.endTime),
    quantity,
    platformFees: platformCuts(collection),
    flatPlatformFees: flatPlatformCuts(collection),
    royalties: royaltyCuts(collection),
  })
}

async function fetchTerms(
  connection: ReadConnection,
  { wallet, ...input }: ClaimRestrictionInput,
  options: AskOptions,
): Promise<Pick<MintDataInput, 'collection' | 'phase' | 'terms'>> {
  if (wallet !== undefined) return fetchMintState(connection, { ...input, wallet }, options)
  const { collection, phases } = await fetchOpenPhases(connection, input.deployment, options)
  const tokens = await fetchTokensOfPhases(connection, phases, options)
  const { phaseIndex = phases[0]?.phaseIndex } = input
  const counts = { inCollection: 0n, inPhase: 0n }
  // Without an entry and a proof, the terms are the same for any wallet.
  const nobody = collection.creator
  const offers = phases.map((phase) => ({
    phase,
    counts,
    terms: claimTerms({ collection, phase, counts, wallet: nobody, tokens }),
  }))
  const unread = {
    wallet: nobody,
    balance: undefined,
    mintToOwner: undefined,
    rentRate: undefined,
  }
  return chooseMint({ collection, ...unread, options: offers, counts }, { phaseIndex })
}

/** A percentage fee's shares; empty for a flat fee. */
function platformCuts({ platformFees }: CollectionInfo): Cut[] {
  const { isFlat, feeValue, recipients } = platformFees
  return isFlat ? [] : cuts(feeValue, recipients)
}

/** A flat fee's shares, as the program pays them; empty for a percentage. */
function flatPlatformCuts({ platformFees }: CollectionInfo): FlatCut[] {
  const { isFlat, feeValue, recipients } = platformFees
  if (!isFlat) return []
  return splitFee(feeValue, recipients).map(({ address, value }) => ({ value, recipient: address }))
}

function royaltyCuts({ royalties }: CollectionInfo): Cut[] {
  return royalties.royaltyBasisPoints > 0
    ? cuts(BigInt(royalties.royaltyBasisPoints), royalties.creators)
    : []
}

/** Splits basis points into whole ones that add up to the total. */
function cuts(basisPoints: bigint, shares: readonly Share[]): Cut[] {
  return splitFee(basisPoints, shares).map(({ address, value }) => ({
    valueBp: Number(value),
    recipient: address,
  }))
}

function startDate(seconds: bigint): Date {
  const milliseconds = seconds * 1_000n
  return new Date(Number(milliseconds < -MAX_DATE ? -MAX_DATE : milliseconds))
}

/** Undefined = no end: the time is beyond a Date's range. */
function endDate(seconds: bigint): Date | undefined {
  const milliseconds = seconds * 1_000n
  return milliseconds > MAX_DATE ? undefined : new Date(Number(milliseconds))
}
