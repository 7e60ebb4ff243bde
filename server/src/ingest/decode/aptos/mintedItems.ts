import { z } from 'zod'
import type { AptosTransaction } from './aptosTransaction.ts'
import type { PublishedEvent } from './machineEvents.ts'
import { type ObjectTransfer, tokenMintsOf } from './objectEvents.ts'
import { ADDRESS } from './shapes.ts'

/** An item that a drop machine minted. Its texts are as the chain has them: of any length, with any characters. */
export interface MintedItem {
  readonly item: string
  readonly collection: string
  readonly number: bigint
  readonly name: string
  readonly uri: string
  /** Its first holder. */
  readonly to: string
  /** Octas. */
  readonly price: bigint
  /** Number of the event of the token, of which each has one. */
  readonly index: number
  /** The transfer by which the machine gave it away; undefined = to itself. */
  readonly handedOver: ObjectTransfer | undefined
}

const TEXT = z.object({ value: z.string() })
const SHAPES = {
  '0x1::object::ObjectCore': z.object({ owner: ADDRESS }),
  '0x4::token::Token': z.object({ name: z.string(), uri: z.string() }),
  /** The name of tokens since this resource exists; that in the token is empty. */
  '0x4::token::TokenIdentifiers': z.object({ name: TEXT }).optional(),
}

/**
 * The items that drop machines minted in a transaction, in their order.
 *
 * @param told Events of drop machines.
 * @param transfers Transfers of objects in their order.
 * @throws `ZodError` for resources or events that are not there, or in another shape.
 */
export function mintedItemsOf(
  transaction: AptosTransaction,
  told: readonly PublishedEvent[],
  transfers: readonly ObjectTransfer[],
): MintedItem[] {
  const mints = told.flatMap((event) => (event.type === 'minted' ? event : []))
  if (mints.length === 0) return []
  const indexes = tokenMintsOf(transaction)
  const resources = resourcesOf(transaction)
  const first = new Map([...transfers].reverse().map((transfer) => [transfer.object, transfer]))
  return mints.flatMap(({ items, collection, firstNumber, price }) =>
    items.map((item, position) => {
      const read = <Type extends keyof typeof SHAPES>(type: Type) =>
        SHAPES[type].parse(resources.get(`${item} ${type}`)) as z.infer<(typeof SHAPES)[Type]>
      const { name, uri } = read('0x4::token::Token')
      const handedOver = first.get(item)
      return {
        item,
        collection,
        number: firstNumber + BigInt(position),
        name: read('0x4::token::TokenIdentifiers')?.name.value ?? name,
        uri,
        to: handedOver?.to ?? read('0x1::object::ObjectCore').owner,
        price,
        index: z.number().parse(indexes.get(item)),
        handedOver,
      }
    }),
  )
}

/** Data of resources by address and type. */
function resourcesOf({ written }: AptosTransaction): ReadonlyMap<string, unknown> {
  return new Map(written.map(({ address, type, data }) => [`${address} ${type}`, data]))
}
