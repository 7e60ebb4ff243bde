import { aptosAddress } from '@mintline/core/identifiers'
import { z } from 'zod'
import type { AptosEvent } from './aptosTransaction.ts'
import { ADDRESS, U64 } from './shapes.ts'

const ITEMS_MINTED = z.object({
  collection: ADDRESS,
  first_number: U64,
  items: z.array(ADDRESS).min(1),
  total_price: U64,
})
const COLLECTION_CREATED = z.object({ collection: ADDRESS, owner: ADDRESS })
const COLLECTION_CHANGED = z.object({ collection: ADDRESS })

/** An event of a drop machine that changes a collection or its items. */
export type MachineEvent =
  | {
      readonly type: 'minted'
      readonly collection: string
      /** Addresses of the items in the order of their numbers. */
      readonly items: readonly string[]
      readonly firstNumber: bigint
      /** Octas that the wallet paid for one of them, fees included. */
      readonly price: bigint
    }
  | { readonly type: 'created'; readonly collection: string; readonly owner: string }
  | { readonly type: 'changed'; readonly collection: string }

/** A machine's event with the address where the machine is published. */
export type PublishedEvent = MachineEvent & { readonly machine: string }

const EVENT_TYPE = /^(0x[0-9a-f]{1,64})::events::(\w+)$/

/**
 * Decodes an event of a drop machine; undefined for all others. Whatever another module calls its events, their types
 * begin with the address where it is published.
 *
 * @param machines Addresses where drop machines are published, in core's normal form.
 * @throws `ZodError` for an event of a machine in another shape.
 */
export function decodeMachineEvent(
  { type, data }: AptosEvent,
  machines: ReadonlySet<string>,
): PublishedEvent | undefined {
  const [, publisher = '', name = ''] = EVENT_TYPE.exec(type) ?? []
  if (publisher === '') return undefined
  const machine = aptosAddress(publisher)
  if (!machines.has(machine)) return undefined
  const event = eventOf(name, data)
  return event && { ...event, machine }
}

/** Undefined for events that change neither a collection nor its items, such as those of phases. */
function eventOf(name: string, data: unknown): MachineEvent | undefined {
  switch (name) {
    case 'ItemsMinted': {
      const { collection, items, ...rest } = ITEMS_MINTED.parse(data)
      // All items of a mint have the same price.
      const price = rest.total_price / BigInt(items.length)
      return { type: 'minted', collection, items, firstNumber: rest.first_number, price }
    }
    case 'CollectionCreated':
      return { type: 'created', ...COLLECTION_CREATED.parse(data) }
    case 'OwnershipTransferred':
    case 'RoyaltiesSet':
      return { type: 'changed', ...COLLECTION_CHANGED.parse(data) }
    default:
      return undefined
  }
}
