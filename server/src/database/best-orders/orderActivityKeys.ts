import type { Selectable } from 'kysely'
import { activityKey, readOrderKey } from '../keys/index.ts'
import type { Orders } from '../tables.ts'

/** Returns the key for the activity that an order was made. A new price makes another activity. */
export const offerActivityKey = ({
  id,
  make_value: make,
  take_value: take,
}: Pick<Selectable<Orders>, 'id' | 'make_value' | 'take_value'>): Buffer =>
  keyOf(id, `${make}-${take}`)

/** Returns the key for the activity that an order was cancelled or expired without a transaction. */
export const endActivityKey = ({ id }: Pick<Selectable<Orders>, 'id'>): Buffer => keyOf(id, 'end')

function keyOf(order: Buffer, event: string): Buffer {
  const { blockchain, value } = readOrderKey(order)
  return activityKey({ blockchain, value: `${value}-${event}` })
}
