import type { OwnershipParts } from '@mintline/core/identifiers'
import { addressKey, itemKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import type { OwnershipModel } from './ownershipModel.ts'
import { type OwnershipKeys, ownershipsByKeys } from './ownershipsByKeys.ts'

/** Ownerships by their ids, in this order. Ids of none are left out. */
export function ownershipsByIds(
  reader: Reader,
  ids: readonly OwnershipParts[],
): Promise<OwnershipModel[]> {
  return ownershipsByKeys(reader, ids.map(keysOf))
}

/** The keys in an ownership id. */
export const keysOf = (id: OwnershipParts): OwnershipKeys => ({
  item: itemKey(id),
  owner: addressKey({ blockchain: id.blockchain, address: id.owner }),
})
