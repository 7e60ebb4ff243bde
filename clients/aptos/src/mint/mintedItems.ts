import { aptosAddress, isAptosAddress } from '@mintline/core/identifiers'
import type { UserTransaction } from '../chain/userTransaction.ts'

/** Event that Aptos' collections emit for each minted token. */
const MINT_EVENT = '0x4::collection::Mint'

/**
 * Returns the addresses of a collection's items that a transaction minted, in minting order.
 *
 * @param quantity Requested items; no more are returned, whatever the events say.
 */
export function mintedAddresses(
  { events }: Pick<UserTransaction, 'events'>,
  collection: string,
  quantity: bigint,
): string[] {
  return events
    .filter(({ type }) => type === MINT_EVENT)
    .map(({ data }) => data as unknown)
    .filter(isMint)
    .filter((mint) => aptosAddress(mint.collection) === collection)
    .map(({ token }) => aptosAddress(token))
    .slice(0, Number(quantity))
}

function isMint(data: unknown): data is { collection: string; token: string } {
  if (typeof data !== 'object' || data === null) return false
  return (
    'collection' in data && isAddress(data.collection) && 'token' in data && isAddress(data.token)
  )
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && isAptosAddress(value)
}
