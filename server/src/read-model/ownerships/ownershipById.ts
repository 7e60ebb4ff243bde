import type { OwnershipParts } from '@mintline/core/identifiers'
import type { Reader } from '../reader.ts'
import type { OwnershipModel } from './ownershipModel.ts'
import { ownershipsByIds } from './ownershipsByIds.ts'

/** Returns an ownership; undefined = the address does not hold the item. */
export async function ownershipById(
  reader: Reader,
  id: OwnershipParts,
): Promise<OwnershipModel | undefined> {
  const [ownership] = await ownershipsByIds(reader, [id])
  return ownership
}
