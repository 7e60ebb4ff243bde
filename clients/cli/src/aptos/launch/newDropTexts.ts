import type { CreationPlan } from '@mintline/aptos'
import { percentText } from '@mintline/core'
import { limitText } from '../../chain/limitText.ts'
import { collectionChange } from '../../plans/collectionChange.ts'
import type { SettingChange } from '../../plans/plan.ts'
import type { AptosCollectionConfig } from '../config/aptosSchema.ts'
import { dropTermsInput } from '../config/dropTermsInput.ts'
import { endText } from '../drop/settingTexts.ts'

/** Formats the settings with which a drop is created. */
export function newDropTexts(
  collection: AptosCollectionConfig,
  { collection: address, sender }: Pick<CreationPlan, 'collection' | 'sender'>,
): SettingChange[] {
  const { royalties, isOpenEdition, maxNumberOfTokens, end } = collection
  const { platformFeeBp = 0 } = dropTermsInput(collection)
  const royaltyText = `${percentText(royalties.royaltyBasisPoints)} to ${royalties.recipient}`
  const kind = isOpenEdition ? ', open edition' : ''
  const lines = [
    ['collectionName', 'name', collection.collectionName],
    ['contract', 'address', address],
    ['version', 'machine', `version ${collection.version}`],
    ['collectionUri', 'metadata', collection.collectionUri],
    ['itemBaseName', 'items', collection.itemBaseName],
    ['itemBaseUri', 'item metadata', collection.itemBaseUri],
    ['maxNumberOfTokens', 'maximum items', `${limitText(maxNumberOfTokens)}${kind}`],
    ['end', 'end', endText(end)],
    ['owner', 'owner', sender.address],
    ['treasury', 'treasury', sender.address],
    ['royalties', 'royalties', royaltyText],
    ['platformFee', 'platform fee', percentText(platformFeeBp)],
  ] as const
  return lines.map(([setting, label, after]) => collectionChange(setting, label, undefined, after))
}
