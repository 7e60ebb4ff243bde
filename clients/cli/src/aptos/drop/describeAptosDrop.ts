import { type CollectionProfile, type DropSettings, dropSale } from '@mintline/aptos'
import { endText, feeText, royaltyText, splitText } from '@mintline/aptos/drop'
import { limitText } from '@mintline/core/drop'
import { statusText } from '../../output/statusText.ts'
import { indented, labelled } from '../../output/table.ts'
import { uriText } from '../../output/uriText.ts'
import { shownValue } from '../../plans/plan.ts'
import type { AptosChain } from '../chain/resolveAptos.ts'
import { describeAptosPhases } from '../phases/describeAptosPhases.ts'

/** A drop with its texts. */
export interface DescribedDrop {
  readonly chain: Pick<AptosChain, 'name'>
  readonly settings: DropSettings
  readonly texts: CollectionProfile
  /** Phase names by id, from the config. */
  readonly names: ReadonlyMap<bigint, string>
}

/** Describes a drop for display. */
export function describeAptosDrop({ chain, settings, texts, names }: DescribedDrop): string {
  const { name, description, uri } = texts
  const head = labelled([
    ['collection', name],
    ['description', description === '' ? undefined : description],
    ['chain', chain.name],
    ['address', settings.collection],
    ['machine', `version ${settings.machine.version} at ${settings.machine.publisher}`],
    ['metadata', uriText(uri)],
    ['items', settings.itemBaseName],
    ['item metadata', uriText(settings.itemBaseUri)],
    ['status', statusText(dropSale(settings), settings.ledger.now)],
    ['minted', `${settings.totalMinted} of ${limitText(settings.totalSupply)}`],
    ['open edition', settings.isOpenEdition ? 'yes' : undefined],
    ['end', `${shownValue(endText(settings.endTime))}`],
    ['owner', settings.collectionOwner],
    ['offered to', settings.ownershipOfferedTo],
    ['treasury', splitText(settings.revenueSplit)],
    ['royalties', royaltyText(settings.royalties)],
    ['platform fee', feeText(settings.platformFee)],
  ])
  const phases = describeAptosPhases(settings, names)
  return phases === '' ? `${head}\nno phases` : `${head}\nphases:\n${indented(phases)}`
}
