import type { Selectable } from 'kysely'
import type { Orders } from '../database/tables.ts'

/** An order, and when and by which activity it was made at its price. */
export interface MadeOrder extends Selectable<Orders> {
  readonly made: Buffer
  readonly madeAt: Date
}
