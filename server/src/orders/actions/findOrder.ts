import type { Prefixed } from '@mintline/core/identifiers'
import type { Selectable } from 'kysely'
import { orderKey } from '../../database/keys/index.ts'
import type { Orders } from '../../database/tables.ts'
import type { Reader } from '../../read-model/reader.ts'

/** Fetches an order's row; undefined if it is not known. */
export function findOrder(reader: Reader, id: Prefixed): Promise<Selectable<Orders> | undefined> {
  return reader.selectFrom('orders').selectAll().where('id', '=', orderKey(id)).executeTakeFirst()
}
