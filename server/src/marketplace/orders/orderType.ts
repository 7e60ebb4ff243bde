import type { Blockchain } from '@mintline/core/networks'
import type { Static } from 'typebox'
import type { OrderData } from '../../indexer/schemas/orderData.ts'
import type { OrderType } from '../schemas/enumerations.ts'

type Protocol = Static<typeof OrderType>

/** Protocols by order data type. */
const PROTOCOLS: Readonly<Partial<Record<OrderData['@type'], Protocol>>> = {
  ETH_MINTLINE_V1: 'MINTLINE_V1',
  ETH_MINTLINE_V2: 'MINTLINE_V2',
  ETH_MINTLINE_V2_2: 'MINTLINE_V2',
  ETH_MINTLINE_V2_3: 'MINTLINE_V2',
  ETH_MINTLINE_V2_DATA_V3_SELL: 'MINTLINE_V2',
  ETH_MINTLINE_V2_DATA_V3_BUY: 'MINTLINE_V2',
  ETH_OPEN_SEA_V1: 'OPEN_SEA_V1',
  ETH_BASIC_SEAPORT_DATA_V1: 'SEAPORT_V1',
  ETH_CRYPTO_PUNKS: 'CRYPTO_PUNKS',
  FLOW_MINTLINE_V1: 'FLOW',
  SOLANA_AUCTION_HOUSE_V1: 'SOLANA',
  IMMUTABLEX_MINTLINE_V1: 'IMMUTABLEX',
}

/** Returns an order's protocol: by its data, or else `APTOS` on Aptos and `OTHER` elsewhere. */
export function orderTypeOf(data: OrderData, blockchain: Blockchain): Protocol {
  return PROTOCOLS[data['@type']] ?? (blockchain === 'APTOS' ? 'APTOS' : 'OTHER')
}
