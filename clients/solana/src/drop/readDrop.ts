import { type CoinUnit, NATIVE_DECIMALS } from '@mintline/core/amounts'
import {
  type DropList,
  type DropPhase,
  type DropState,
  everythingTo,
  type PresentDrop,
} from '@mintline/core/drop'
import {
  formatCollectionId,
  formatCurrencyId,
  NATIVE_CURRENCY,
  type SolanaAddress,
} from '@mintline/core/identifiers'
import { PHASE_TYPES, type PriceCurrency } from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import type { Locks, MetadataField, PlatformFeeCap } from '../instructions/types.ts'
import { priceTokenOf } from '../limits.ts'
import { hexOf } from '../plans/changes/phaseChanges.ts'
import { UNBOUNDED_END_TIME } from '../plans/phases/phaseInput.ts'
import type { CollectionInfo, EditionPhase } from '../reads/collectionInfo.ts'
import { fetchCollectionInfo } from '../reads/fetchCollectionInfo.ts'
import { fetchTokensOfPhases, type PriceTokenFacts } from '../reads/fetchPriceTokens.ts'
import { fetchReveal } from '../reads/fetchReveal.ts'
import type { RevealRecord } from '../reads/records/reveal.ts'
import { coinOf, fetchMintNetwork, type MintNetwork } from '../rpc/network.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'

/** Parts that only drops on Solana and Eclipse have. */
export interface SolanaExtras {
  /** Wallets that may set the platform fee. */
  readonly feeAdmins: readonly SolanaAddress[]
  readonly feeCap: PlatformFeeCap
  /** Signs every mint, as the creator can in its place; undefined = no co-sign. */
  readonly cosigner: SolanaAddress | undefined
  readonly locks: Locks
  /** The collection's metadata fields other than royalties. */
  readonly fields: readonly MetadataField[]
  /** Files that the owner has committed to, and revealed or not; undefined = none. */
  readonly reveal: RevealRecord | undefined
}

/** A drop as it was read, with the records that plans need. */
export interface SolanaPresent extends PresentDrop<SolanaExtras> {
  readonly info: CollectionInfo
  readonly network: MintNetwork
}

/**
 * Reads a drop on Solana or Eclipse in the shape that all chains share.
 *
 * @param collection Symbol or any address: see `findDeployment`.
 * @throws EDITIONS_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND, NOT_EDITIONS_ACCOUNT
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function readDrop(
  connection: ReadConnection,
  collection: string,
  options: AskOptions = {},
): Promise<DropState<SolanaExtras>> {
  const info = await fetchCollectionInfo(connection, collection, options)
  const { state } = await fetchPresent(connection, info, options)
  return state
}

/**
 * Fetches what plans need besides a collection that was read just before.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchPresent(
  connection: ReadConnection,
  info: CollectionInfo,
  options: AskOptions = {},
): Promise<SolanaPresent> {
  const [network, tokens, reveal] = await Promise.all([
    fetchMintNetwork(connection, options),
    fetchTokensOfPhases(connection, info.phases, options),
    fetchReveal(connection, info.editions, options),
  ])
  const currencies = currenciesOf(network, [...tokens.values()])
  const state = {
    ...stateOf(info, network),
    phases: info.phases.map((phase) => dropPhaseOf(phase, { network, currencies })),
    currencies,
    extras: extrasOf(info, reveal),
  }
  return { state, info, network }
}

function stateOf(info: CollectionInfo, { blockchain }: MintNetwork) {
  const { metadata, platformFees, royalties } = info
  const { feeValue, isFlat, recipients } = platformFees
  const fee = isFlat
    ? ({ type: 'flat', value: feeValue } as const)
    : ({ type: 'percentage', valueBp: Number(feeValue) } as const)
  return {
    id: formatCollectionId({ blockchain, contract: info.editions }),
    owner: info.creator,
    symbol: info.symbol,
    name: metadata.collectionBaseName,
    description: undefined,
    uri: metadata.collectionBaseUri,
    items: { form: 'templates', name: info.itemBaseName, uri: info.itemBaseUri } as const,
    supply: {
      minted: info.numberOfTokensIssued,
      maxItems: info.maxNumberOfTokens,
      maxPerWallet: info.maxMintsPerWallet,
    },
    money: {
      receivers: everythingTo(info.treasury),
      platformFee: { ...fee, recipients },
      royalties: { valueBp: royalties.royaltyBasisPoints, recipients: royalties.creators },
    },
    sale: { isPaused: false, endTime: undefined },
  }
}

/** Returns a network's currencies by id: its coin, and tokens. */
export function currenciesOf(
  network: Pick<MintNetwork, 'blockchain'>,
  tokens: readonly PriceTokenFacts[],
): DropState['currencies'] {
  const native = { symbol: coinOf(network), decimals: NATIVE_DECIMALS }
  return new Map<string, CoinUnit>([
    [currencyId(undefined, network), native],
    ...tokens.map((token) => [currencyId(token.mint, network), token] as const),
  ])
}

/** A network, and its currencies by id. */
export interface PhaseMoney {
  readonly network: Pick<MintNetwork, 'blockchain'>
  readonly currencies: DropState['currencies']
}

/** Returns a phase in the shape that all chains share. */
export function dropPhaseOf(phase: EditionPhase, money: PhaseMoney): DropPhase {
  const { phaseIndex, phaseType, endTime } = phase
  return {
    key: phaseIndex.toString(),
    kind: PHASE_TYPES[phaseType].isListed ? 'list' : 'public',
    list: listOf(phase),
    startTime: phase.startTime,
    endTime: endTime === UNBOUNDED_END_TIME ? undefined : endTime,
    price: { value: phase.priceAmount, currency: currencyOf(phase, money) },
    maxPerWallet: phase.maxMintsPerWallet,
    maxPerTransaction: 0n,
    maxItems: phase.maxMintsTotal,
    minted: phase.currentMints,
    isOpen: phase.active,
  }
}

function listOf({ phaseType, merkleRoot }: EditionPhase): DropList | undefined {
  const { hasEntries, hasRoot } = PHASE_TYPES[phaseType]
  if (hasEntries) return { form: 'entries' }
  return hasRoot ? { form: 'merkle', root: `0x${hexOf(merkleRoot)}` } : undefined
}

/** A mint that no longer answers has 0 decimals, so that amounts are base units. */
function currencyOf(phase: EditionPhase, { network, currencies }: PhaseMoney): PriceCurrency {
  const id = currencyId(priceTokenOf(phase), network)
  return { id, decimals: currencies.get(id)?.decimals ?? 0 }
}

/** @param mint Undefined = the network's coin. */
function currencyId(
  mint: string | undefined,
  { blockchain }: Pick<MintNetwork, 'blockchain'>,
): string {
  return formatCurrencyId({ blockchain, address: mint ?? NATIVE_CURRENCY })
}

function extrasOf(info: CollectionInfo, reveal: RevealRecord | undefined): SolanaExtras {
  const { primaryAdmin, secondaryAdmin, cap } = info.platformFees
  return {
    feeAdmins: secondaryAdmin === undefined ? [primaryAdmin] : [primaryAdmin, secondaryAdmin],
    feeCap: cap,
    cosigner: info.cosignerProgramId,
    locks: info.locks,
    fields: info.metadata.extraMetadata,
    reveal,
  }
}
