import {
  type DropList,
  type DropPhase,
  type DropState,
  everythingTo,
  type PresentDrop,
} from '@mintline/core/drop'
import { formatCollectionId } from '@mintline/core/identifiers'
import { BASIS_POINTS } from '@mintline/core/mint'
import { APTOS_NETWORKS } from '@mintline/core/networks'
import type { AskOptions } from '@mintline/core/node'
import type { DropSettings, PhaseRecord, RoyaltyTerms } from '../administration/dropSettings.ts'
import { fetchDropSettings } from '../administration/fetchDropSettings.ts'
import type { AptosConnection } from '../chain/connection.ts'
import type { MachineVersion } from '../drop/dropInfo.ts'
import type { DropReference } from '../drop/dropReference.ts'
import { type CollectionProfile, fetchCollection } from '../drop/fetchCollection.ts'
import { octas } from '../mint/currency.ts'
import { shareOf } from './settingTexts.ts'

/** Parts that only drops on Aptos have. */
export interface AptosExtras {
  /** Drop machine's version. */
  readonly version: MachineVersion
  /** True if the drop can go on without a limit. */
  readonly isOpenEdition: boolean
  /** Wallet that may accept the ownership; undefined = no offer. */
  readonly ownershipOfferedTo: string | undefined
  /** True if the royalties are not whole basis points. */
  readonly areRoyaltiesRounded: boolean
}

/** A drop on chain, with its settings as planners take them. */
export interface AptosPresent extends PresentDrop<AptosExtras> {
  readonly settings: DropSettings
}

/**
 * Reads a drop on Aptos in the shape that all chains share.
 *
 * @throws What `fetchDropSettings` and `fetchCollection` throw.
 */
export async function readDrop(
  connection: AptosConnection,
  reference: DropReference,
  options: AskOptions = {},
): Promise<DropState<AptosExtras>> {
  return (await readPresent(connection, reference, options)).state
}

/** Reads a drop for planners. Throws as `readDrop` does. */
export async function readPresent(
  connection: AptosConnection,
  reference: DropReference,
  options: AskOptions = {},
): Promise<AptosPresent> {
  const settings = await fetchDropSettings(connection, reference, options)
  const profile = await fetchCollection(connection, settings.collection, options)
  return { settings, state: stateOf(settings, profile) }
}

function stateOf(
  settings: DropSettings,
  { name, description, uri }: CollectionProfile,
): DropState<AptosExtras> {
  const { platformFee, revenueSplit, machine, isOpenEdition, ownershipOfferedTo } = settings
  const { feeSplit, ...fee } = platformFee
  const { royalties, areRoyaltiesRounded } = royaltiesOf(settings.royalties)
  return {
    id: formatCollectionId({ blockchain: 'APTOS', contract: settings.collection }),
    owner: settings.collectionOwner,
    symbol: undefined,
    name,
    description,
    uri,
    items: { form: 'templates', name: settings.itemBaseName, uri: settings.itemBaseUri },
    supply: {
      minted: settings.totalMinted,
      maxItems: settings.totalSupply,
      maxPerWallet: 0n,
    },
    phases: settings.phases.map(phaseOf),
    currencies: new Map([[octas(0n).currency.id, APTOS_NETWORKS[0].nativeCurrency]]),
    money: {
      receivers: revenueSplit.map(shareOf),
      platformFee: { ...fee, recipients: feeSplit.map(shareOf) },
      royalties,
    },
    sale: { isPaused: settings.isPaused, endTime: settings.endTime },
    extras: { version: machine.version, isOpenEdition, ownershipOfferedTo, areRoyaltiesRounded },
  }
}

function royaltiesOf({
  royaltyPayeeAddress,
  royaltyPointsNumerator,
  royaltyPointsDenominator,
}: RoyaltyTerms) {
  const points = royaltyPointsNumerator * BigInt(BASIS_POINTS)
  return {
    royalties: {
      valueBp: Number(points / royaltyPointsDenominator),
      recipients: everythingTo(royaltyPayeeAddress),
    },
    areRoyaltiesRounded: points % royaltyPointsDenominator !== 0n,
  }
}

function phaseOf(phase: PhaseRecord): DropPhase {
  return {
    key: phase.phaseId.toString(),
    kind: phase.isPrivate ? 'list' : 'public',
    list: listOf(phase),
    startTime: phase.saleMintTime,
    endTime: undefined,
    price: octas(phase.saleMintPrice),
    maxPerWallet: phase.maxPerWallet,
    maxPerTransaction: phase.maxPerTransaction,
    maxItems: 0n,
    minted: phase.minted,
    isOpen: true,
  }
}

function listOf({ merkleRoot, entries, isPrivate }: PhaseRecord): DropList | undefined {
  if (merkleRoot !== undefined) return { form: 'merkle', root: merkleRoot }
  return isPrivate || entries > 0n ? { form: 'entries' } : undefined
}
