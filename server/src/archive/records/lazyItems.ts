import { Type } from 'typebox'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel, ref } from '../../http/contract/model.ts'
import { LazyItem } from '../../indexer/lazy-items/schemas.ts'
import { parseLazyItem } from '../../lazy-items/lazyItem.ts'
import { restoreLazyItems } from '../../lazy-items/restoreLazyItems.ts'
import { lazyItemModel } from '../../read-model/items/lazyItems.ts'
import { recordKind } from '../recordKind.ts'

/** Lazy item registrations, including burned ones. */
export const lazyItems = recordKind({
  name: 'lazyItem',
  plural: 'lazy items',
  table: 'lazy_items',
  orderBy: ['item', 'collection'],
  batch: 100,
  schema: closedModel('ExportedLazyItem', 'A registration', {
    item: ref(LazyItem),
    createdAt: DateInput,
    burnedAt: Type.Optional(DateInput),
  }),
  recordsOf: (rows) =>
    rows.map((row) => ({
      item: lazyItemModel(row),
      createdAt: row.created_at,
      ...(row.burned_at !== null && { burnedAt: row.burned_at }),
    })),
  parse: ({ item, ...times }) => ({ ...times, item: parseLazyItem(item) }),
  write: ({ writer }, registrations) => restoreLazyItems(writer, registrations),
})
