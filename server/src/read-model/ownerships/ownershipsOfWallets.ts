import type { ItemParts } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import { addressKey, itemKey } from '../../database/keys/index.ts'
import type { GroupAddress } from '../chains/chainsWithData.ts'
import type { Reader } from '../reader.ts'
import type { OwnershipModel } from './ownershipModel.ts'
import { ownershipsByKeys } from './ownershipsByIds.ts'

/** Returns the wallets' ownerships of items, in the same order as `items`. */
export function ownershipsOfWallets(
  reader: Reader,
  wallets: readonly GroupAddress[],
  items: readonly ItemParts[],
): Promise<OwnershipModel[]> {
  const keys = items.flatMap((item) =>
    wallets
      .filter(({ group }) => group === layerOneOf(item.blockchain))
      .map(({ address }) => ({
        item: itemKey(item),
        owner: addressKey({ blockchain: item.blockchain, address }),
      })),
  )
  return ownershipsByKeys(reader, keys)
}
