import type { Static } from 'typebox'
import { model, ref } from '../../http/contract/model.ts'
import { OwnershipId } from '../../http/contract/primitives.ts'
import { Item, ItemProperties } from '../items/schemas.ts'
import { DeprecatedOrder } from '../orders/schemas.ts'
import { ContentMeta } from '../schemas/content.ts'
import { Ownership } from './schemas.ts'

export const ExtendedOwnership = model('ExtendedOwnership', 'An ownership with its item', {
  id: OwnershipId,
  item: ref(Item),
  meta: ref(ContentMeta),
  ownership: ref(Ownership),
  properties: ref(ItemProperties),
})
export type ExtendedOwnership = Static<typeof ExtendedOwnership>

export const BestBidOwnership = model(
  'BestBidOwnership',
  'An ownership, its item and the best bid for it',
  {
    ownership: ref(Ownership),
    item: ref(Item),
    bid: ref(DeprecatedOrder),
  },
)
export type BestBidOwnership = Static<typeof BestBidOwnership>
