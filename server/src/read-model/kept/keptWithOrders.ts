import { anyOf } from '../../database/anyOf.ts'
import { keyText } from '../../database/keys/index.ts'
import type { Kept, Shown } from '../../json/kept.ts'
import { Reference } from '../../json/writers.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import type { OrderOf } from '../orders/bestOrders.ts'
import { type OrderModel, type OrderRow, orderModel } from '../orders/orderModel.ts'
import { queryOrders } from '../orders/ordersByIds.ts'
import type { Reader } from '../reader.ts'
import {
  type KeptKind,
  type KeptSource,
  keptEntities,
  keptKeys,
  keptMemory,
} from './keptEntities.ts'
import { ORDER_VERSION, orderVersionsOf, type Versioned } from './versions.ts'

/** A kind of entity that embeds orders. */
export interface KindWithOrders<Key, Row, Model> extends KeptKind<Key, Row> {
  /** Reads versions of cached entities and the orders that they refer to. */
  readonly readVersions: (reader: Reader, keys: readonly Key[]) => Promise<readonly VersionRow[]>
  readonly modelOf: (row: Row, orderOf: OrderOf<Reference>) => unknown
  /** Reads one entity without the cache. */
  readonly readModel: (reader: Reader, key: Key) => Promise<Model | undefined>
}

/** Version of an entity's rows or an order. */
interface VersionRow {
  readonly key: Buffer
  readonly is_order: boolean
  readonly version: string
}

/**
 * Returns entities with their orders, keyed by key text, in the same order as `asked`, deduplicated. Missing ones are
 * left out.
 */
export async function keptWithOrders<Key, Row, Model>(
  reader: Reader,
  kind: KindWithOrders<Key, Row, Model>,
  asked: readonly Key[],
): Promise<ReadonlyMap<string, Shown<Model>>> {
  if (asked.length === 0) return new Map()
  const memory = keptMemory(reader)
  return reader.connection().execute(async (one) => {
    const source = { reader: one, memory }
    const keys = new Map(asked.map((key) => [kind.textOf(key), key]))
    // For entities that are not cached, versions come with the rows.
    const rows = await kind.readVersions(one, keptKeys(memory, kind, [...keys.values()]))
    let orders: ReadonlyMap<string, Kept<OrderModel>> = new Map()
    const entities = await keptEntities(source, kind, {
      keys: [...keys.values()],
      versions: versionsOf(rows.filter((row) => !row.is_order)),
      modelOf: (row) => referring(row, kind.modelOf),
      find: (key) => orders.get(key),
    })
    const references = new Set([...entities.values()].flatMap((entity) => entity.references))
    orders = await ordersOf(
      source,
      [...references].map((text) => Buffer.from(text, 'latin1')),
      versionsOf(rows.filter((row) => row.is_order)),
    )
    const shown = new Map<string, Shown<Model>>()
    for (const [text, key] of keys) {
      const entity = entities.get(text)
      if (entity === undefined) continue
      // A referenced order may be gone.
      const isWhole = entity.references.every((reference) => orders.has(reference))
      const each = isWhole ? (entity as Kept<Model>) : await kind.readModel(one, key)
      if (each !== undefined) shown.set(text, each)
    }
    return shown
  })
}

/**
 * Returns orders by key text.
 *
 * @param known - versions of the orders that cached entities refer to
 */
async function ordersOf(
  source: KeptSource,
  keys: readonly Buffer[],
  known: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Kept<OrderModel>>> {
  const { reader, memory } = source
  const others = keys.filter((key) => !known.has(keyText(key)))
  const versions = versionsOf(await orderVersions(reader, keptKeys(memory, KEPT_ORDERS, others)))
  return keptEntities(source, KEPT_ORDERS, {
    keys,
    versions: new Map([...known, ...versions]),
    modelOf: (row) => ({ model: orderModel(row), references: [] }),
  })
}

const versionsOf = (rows: readonly Pick<VersionRow, 'key' | 'version'>[]) =>
  new Map(rows.map(({ key, version }) => [keyText(key), version]))

/** Converts a row to a model, with references in place of orders. */
function referring<Row>(row: Row, modelOf: (row: Row, orderOf: OrderOf<Reference>) => unknown) {
  const references: string[] = []
  const orderOf: OrderOf<Reference> = (key) => {
    if (key === null || key.length === 0) return undefined
    const text = keyText(key)
    references.push(text)
    return new Reference(text)
  }
  return { model: modelOf(row, orderOf), references }
}

/** Reads order versions. */
const orderVersions = rowsByKeys((reader, keys) => orderVersionsOf(reader, anyOf(keys)))

/** Cached orders. Their JSON depends on their own rows only. */
const KEPT_ORDERS: KeptKind<Buffer, Versioned<OrderRow>> = {
  name: 'order ',
  textOf: keyText,
  read: rowsByKeys((reader, keys) =>
    queryOrders(reader, keys).select(ORDER_VERSION.as('row_version')),
  ),
  textIn: ({ id }) => keyText(id),
  versionIn: ({ row_version: version }) => version,
}
