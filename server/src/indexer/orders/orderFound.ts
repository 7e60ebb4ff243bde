import { formatOrderId, type Prefixed } from '@mintline/core/identifiers'
import { found } from '../../http/found.ts'
import { findOrder } from '../../orders/actions/findOrder.ts'
import type { Reader } from '../../read-model/reader.ts'

/** Returns the stored order with an id. Reads the primary, since callers then write or sign. */
export async function orderFound(writer: Reader, id: Prefixed) {
  return found(await findOrder(writer, id), 'order', formatOrderId(id))
}
