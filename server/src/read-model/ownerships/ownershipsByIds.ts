import type { OwnershipParts } from '@mintline/core/identifiers'
import { addressKey, itemKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import type { OwnershipModel } from './ownershipModel.ts'
import { type OwnershipKeys, ownershipsByKeys } from './ownershipsByKeys.ts'

/** Returns ownerships in the same order as `ids`. Unknown ids are left out. */
export function ownershipsByIds(
  reader: Reader,
  ids: readonly OwnershipParts[],
): Promise<OwnershipModel[]> {
  return ownershipsByKeys(reader, ids.map(keysOf))
}

/** Returns the keys in an ownership id. */
export const keysOf = (id: OwnershipParts): OwnershipKeys => ({
  item: itemKey(id),
  owner: addressKey({ blockchain: id.blockchain, address: id.owner }),
})
