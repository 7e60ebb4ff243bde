import { formatOrderId, type Prefixed } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { findOrder } from '../../../orders/actions/findOrder.ts'
import type { Reader } from '../../../read-model/reader.ts'

/** The stored order of an id: from the primary, since what follows writes, or is signed. */
export async function orderFound(writer: Reader, id: Prefixed) {
  return found(await findOrder(writer, id), 'order', formatOrderId(id))
}
