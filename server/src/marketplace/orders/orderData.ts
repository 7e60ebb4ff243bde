import type { OrderData as IndexerData } from '../../indexer/schemas/orderData.ts'
import type { Payout } from '../../indexer/schemas/shares.ts'
import { amountOf } from '../models/amount.ts'
import type { OrderData } from './schemas.ts'

/** Converts order data to version 4. Kinds that version 4 does not know become `RAW`, as the indexer has them. */
export function orderDataOf(data: IndexerData): OrderData {
  switch (data['@type']) {
    case 'ETH_MINTLINE_V1':
      return { dataType: 'LEGACY', fee: amountOf(data.fee) }
    case 'ETH_MINTLINE_V2':
    case 'ETH_MINTLINE_V2_2':
    case 'ETH_MINTLINE_V2_3':
      return exchangeData(data.originFees, data.payouts)
    case 'ETH_MINTLINE_V2_DATA_V3_SELL':
    case 'ETH_MINTLINE_V2_DATA_V3_BUY':
      return exchangeData([data.originFeeFirst, data.originFeeSecond], [data.payout])
    case 'ETH_OPEN_SEA_V1': {
      const { '@type': _, callData: __, ...fields } = data
      return { dataType: 'ORDER_OPEN_SEA_V1_DATA_V1', ...fields }
    }
    case 'ETH_BASIC_SEAPORT_DATA_V1':
      return { dataType: 'SEAPORT_V1' }
    case 'ETH_CRYPTO_PUNKS':
      return { dataType: 'CRYPTO_PUNKS', stub: data.stub }
    case 'SOLANA_AUCTION_HOUSE_V1':
      return { dataType: 'SOLANA', auctionHouse: data.auctionHouse }
    case 'RAW':
      return { dataType: 'RAW', data: data.data }
    default:
      return { dataType: 'RAW', data }
  }
}

function exchangeData(
  originFees: readonly (Payout | undefined)[],
  payouts: readonly (Payout | undefined)[],
): OrderData {
  const known = (parts: readonly (Payout | undefined)[]) =>
    parts.filter((part) => part !== undefined)
  return {
    dataType: 'MINTLINE_V2_DATA_V1',
    originFees: known(originFees),
    payouts: known(payouts),
  }
}
