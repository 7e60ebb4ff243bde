import type { Selectable } from 'kysely'
import { keyText } from '../../database/keys/index.ts'
import type { Orders } from '../../database/tables.ts'
import { mayHappen } from '../state/orderStates.ts'
import type { FoundFacts } from './orderFacts.ts'

/**
 * Open orders that another order depends on, and that no node was asked about yet. Aborts an attempt, not the request.
 */
export class UnsettledOrders extends Error {
  readonly rows: readonly Selectable<Orders>[]

  constructor(rows: readonly Selectable<Orders>[]) {
    super('Orders have to be asked for before they decide on another one')
    this.rows = rows
  }
}

/**
 * Requires that conflicting orders are over, or that a node was asked about them since the request began: their
 * cancellations may be in blocks that nobody has read yet.
 *
 * @param settled - keys of orders that a node was asked about, by `keyText`
 * @throws UnsettledOrders
 */
export function requireSettled(
  { knownRow, otherRow }: Pick<FoundFacts, 'knownRow' | 'otherRow'>,
  settled: ReadonlySet<string>,
): void {
  const rows = [knownRow, otherRow].flatMap((row) =>
    row && mayHappen(row.status, 'cancel') && !settled.has(keyText(row.id)) ? [row] : [],
  )
  if (rows.length > 0) throw new UnsettledOrders(rows)
}
