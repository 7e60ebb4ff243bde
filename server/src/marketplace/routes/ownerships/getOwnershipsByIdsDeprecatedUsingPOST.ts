import { marketItemsByIds } from '../../../read-model/items/marketItemsByIds.ts'
import { ownershipsByIds } from '../../../read-model/ownerships/ownershipsByIds.ts'
import { shownItems } from '../../answers/shownItems.ts'
import { shownOwnerships } from '../../answers/shownOwnerships.ts'
import * as calls from '../../calls/ownerships.ts'
import { extendedItemOf } from '../../models/item.ts'
import { route } from '../route.ts'

export const getOwnershipsByIdsDeprecatedUsingPOST = route(
  calls.getOwnershipsByIdsDeprecatedUsingPOST,
  async ({ requestBody: ids }, services) => {
    const { reader, lookUps } = services
    lookUps.note(ids)
    // An ownership id begins with its item's id.
    const [items, ownerships] = await Promise.all([
      marketItemsByIds(reader, ids).then((read) => shownItems(services, read)),
      ownershipsByIds(reader, ids).then((read) => shownOwnerships(services, read)),
    ])
    const itemsById = new Map(items.map((item) => [item.id, item]))
    return ownerships.flatMap((ownership) => {
      const item = itemsById.get(ownership.itemId)
      return item ? [{ ...extendedItemOf(item), id: ownership.id, ownership }] : []
    })
  },
)
