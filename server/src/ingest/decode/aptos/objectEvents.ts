import { z } from 'zod'
import type { AptosEvent, AptosTransaction } from './aptosTransaction.ts'
import { ADDRESS } from './shapes.ts'

/** A change of the owner of an object. */
export interface ObjectTransfer {
  readonly object: string
  readonly from: string
  readonly to: string
  /** Number of its event in the transaction. */
  readonly index: number
}

/** The event of modules, and that of handles before Aptos moved on to it: for some time there were both of a transfer. */
const TRANSFERS = ['0x1::object::Transfer', '0x1::object::TransferEvent']
const MINT = '0x4::collection::Mint'

const TRANSFER_DATA = z.object({ object: ADDRESS, from: ADDRESS, to: ADDRESS })
const MINT_DATA = z.object({ token: ADDRESS })

/**
 * Transfers of objects, each once, in their order.
 *
 * @throws `ZodError` for an event in another shape.
 */
export function objectTransfersOf({ events }: Pick<AptosTransaction, 'events'>): ObjectTransfer[] {
  const told = TRANSFERS.find((type) => events.some((event) => event.type === type))
  return indexed(events, told).map(({ data, index }) => ({ ...TRANSFER_DATA.parse(data), index }))
}

/**
 * Numbers of the events by which Aptos' collections tell of new tokens, by their addresses.
 *
 * @throws `ZodError` for an event in another shape.
 */
export function tokenMintsOf({
  events,
}: Pick<AptosTransaction, 'events'>): ReadonlyMap<string, number> {
  return new Map(
    indexed(events, MINT).map(({ data, index }) => [MINT_DATA.parse(data).token, index]),
  )
}

function indexed(events: readonly AptosEvent[], type: string | undefined) {
  return events.map((event, index) => ({ ...event, index })).filter((event) => event.type === type)
}
