import { asModel, type Shown } from '../../json/kept.ts'
import type { ItemModel } from '../../read-model/items/itemModel.ts'
import type { Page } from '../../read-model/page.ts'

/** Builds the answer for a page with items. */
export const itemsAnswer = ({ entries, next }: Page<Shown<ItemModel>>) => ({
  continuation: next,
  items: entries.map(asModel),
})
