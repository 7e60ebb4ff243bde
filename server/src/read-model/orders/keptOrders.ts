import { anyOf } from '../../database/anyOf.ts'
import { keyText } from '../../database/keys/index.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import type { KeptKind } from '../kept/keptEntities.ts'
import { ORDER_VERSION, orderVersionsOf, type Versioned } from '../kept/versions.ts'
import type { OrderRow } from './orderModel.ts'
import { queryOrders } from './ordersByKeys.ts'

/** Reads order versions. */
export const orderVersions = rowsByKeys((reader, keys) => orderVersionsOf(reader, anyOf(keys)))

/** Cached orders. Their JSON depends on their own rows only. */
export const KEPT_ORDERS: KeptKind<Buffer, Versioned<OrderRow>> = {
  name: 'order ',
  textOf: keyText,
  read: rowsByKeys((reader, keys) =>
    queryOrders(reader, keys).select(ORDER_VERSION.as('row_version')),
  ),
  textIn: ({ id }) => keyText(id),
  versionIn: ({ row_version: version }) => version,
}
