import { MINTLINE } from '@mintline/core'
import type { EvmBlockchain } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import { zeroAddress } from 'viem'
import {
  orderKey,
  readAddressKey,
  readCollectionKey,
  readCurrencyKey,
  readItemKey,
  readOrderKey,
} from '../../../database/keys/index.ts'
import { sideOf } from '../../../database/orderKinds.ts'
import type { DB } from '../../../database/tables.ts'
import type { KnownOrder } from '../../decode/evm/decodeExchanges.ts'
import type { EvmLog } from '../../decode/evm/evmLog.ts'
import { platformLogs, seaportLogs } from '../../decode/evm/exchangeFills.ts'

/** Creates a look-up for stored platform orders that exchange logs name. */
export async function ordersByHash(
  database: Kysely<DB>,
  blockchain: EvmBlockchain,
  logs: readonly EvmLog[],
): Promise<(hash: string) => KnownOrder | undefined> {
  const hashes = logs.flatMap((log) =>
    [...platformLogs(log), ...seaportLogs(log)].map(({ order }) => order),
  )
  if (hashes.length === 0) return () => undefined
  const rows = await database
    .selectFrom('orders')
    .select(['id', 'side', 'maker', 'collection', 'item', 'currency'])
    .where(
      'id',
      'in',
      hashes.map((value) => orderKey({ blockchain, value })),
    )
    .where('platform', '=', MINTLINE)
    .execute()
  const orders = new Map(
    rows.map(({ id, side, maker, collection, item, currency }) => {
      const { address } = readCurrencyKey(currency)
      const order: KnownOrder = {
        isBid: !sideOf({ side }).isListing,
        maker: readAddressKey(maker).address,
        collection: readCollectionKey(collection).contract,
        tokenId: item ? readItemKey(item).tokenId : undefined,
        currency: address === zeroAddress ? undefined : address,
      }
      return [readOrderKey(id).value, order]
    }),
  )
  return (hash) => orders.get(hash)
}
