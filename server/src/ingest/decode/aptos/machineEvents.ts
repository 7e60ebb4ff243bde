import { aptosAddress } from '@mintline/core/identifiers'
import { z } from 'zod'
import { ADDRESS, type AptosEvent, U64 } from './aptosTransaction.ts'

const ITEMS_MINTED = z.object({
  collection: ADDRESS,
  first_number: U64,
  items: z.array(ADDRESS).min(1),
  total_price: U64,
})
const COLLECTION_CREATED = z.object({ collection: ADDRESS, owner: ADDRESS })
const COLLECTION_CHANGED = z.object({ collection: ADDRESS })

/** A drop machine's event that changes a collection or its items. */
export type MachineEvent =
  | {
      readonly type: 'minted'
      readonly collection: string
      /** Item addresses, in number order. */
      readonly items: readonly string[]
      readonly firstNumber: bigint
      /** Octas that the wallet paid per item, fees included. */
      readonly price: bigint
    }
  | { readonly type: 'created'; readonly collection: string; readonly owner: string }
  | { readonly type: 'changed'; readonly collection: string }

/** A machine's event with the address where the machine is published. */
export type PublishedEvent = MachineEvent & { readonly machine: string }

const EVENT_TYPE = /^(0x[0-9a-f]{1,64})::events::(\w+)$/

/**
 * Decodes a drop machine's event; undefined for all others. Other modules cannot imitate one: an event type begins with
 * its module's publishing address.
 *
 * @param machines Addresses where drop machines are published, in core's normal form.
 * @throws `ZodError` for a malformed machine event.
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

/** Undefined for events that change neither a collection nor its items, such as phase events. */
function eventOf(name: string, data: unknown): MachineEvent | undefined {
  switch (name) {
    case 'ItemsMinted': {
      const { collection, items, ...rest } = ITEMS_MINTED.parse(data)
      // All items in a mint have the same price.
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
