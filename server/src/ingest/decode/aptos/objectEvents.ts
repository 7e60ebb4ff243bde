import { z } from 'zod'
import { ADDRESS, type AptosEvent, type AptosTransaction } from './aptosTransaction.ts'

/** An object's change from one owner to another. */
export interface ObjectTransfer {
  readonly object: string
  readonly from: string
  readonly to: string
  /** Event number in the transaction. */
  readonly index: number
}

/** The module event and its older handle event: while Aptos migrated, each transfer emitted both. */
const TRANSFERS = ['0x1::object::Transfer', '0x1::object::TransferEvent']
const MINT = '0x4::collection::Mint'

const TRANSFER_DATA = z.object({ object: ADDRESS, from: ADDRESS, to: ADDRESS })
const MINT_DATA = z.object({ token: ADDRESS })

/**
 * Returns object transfers in order, without duplicates.
 *
 * @throws `ZodError` for a malformed event.
 */
export function objectTransfersOf({ events }: Pick<AptosTransaction, 'events'>): ObjectTransfer[] {
  const told = TRANSFERS.find((type) => events.some((event) => event.type === type))
  return indexed(events, told).map(({ data, index }) => ({ ...TRANSFER_DATA.parse(data), index }))
}

/**
 * Returns the numbers of the mint events that Aptos' collections emit, by token address.
 *
 * @throws `ZodError` for a malformed event.
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
