import type { SeaportDataModel } from './parseSeaportForm.ts'
import type { ReceivedAsset, SeaportAsset, SeaportData } from './seaportOrder.ts'
import { isItem } from './seaportSides.ts'

/** Discriminator for Seaport order data. */
export const SEAPORT_DATA = 'ETH_BASIC_SEAPORT_DATA_V1'

/** Builds the model OrderData for a Seaport order. Equal data gives equal models. */
export function seaportModel({ offer, consideration, ...data }: SeaportData) {
  return {
    '@type': SEAPORT_DATA,
    protocol: account(data.protocol),
    orderType: data.orderType,
    offer: offer.map(assetModel),
    consideration: consideration.map(({ recipient, ...asset }: ReceivedAsset) => ({
      ...assetModel(asset),
      recipient: account(recipient),
    })),
    zone: account(data.zone),
    zoneHash: data.zoneHash,
    conduitKey: data.conduitKey,
    // The field `counter` is a number, which cannot hold most counters.
    nonce: String(data.counter),
  }
}

function assetModel({ itemType, token, ...asset }: SeaportAsset) {
  return {
    itemType,
    token: account(token),
    identifierOrCriteria: String(asset.identifierOrCriteria),
    startAmount: String(asset.startAmount),
    endAmount: String(asset.endAmount),
  }
}

const account = (address: string) => `ETHEREUM:${address}`

/** Sums the money that a stored Seaport order pays an account when it is filled completely, in base units. */
export const paidTo = (
  { consideration }: Pick<SeaportDataModel, 'consideration'>,
  account: string,
): bigint =>
  consideration
    .filter((asset) => !isItem(asset) && asset.recipient === account)
    .reduce((sum, { startAmount }) => sum + BigInt(startAmount), 0n)

const WHOLE = 10_000n

/** Computes the platform's share in a price: the same for each copy, so that an order can be filled copy by copy. */
export const platformShare = (basisPoints: number, price: bigint, copies: bigint): bigint =>
  (((price / copies) * BigInt(basisPoints)) / WHOLE) * copies
