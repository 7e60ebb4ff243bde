import type { Exchange } from '../../src/orders/exchange/exchange.ts'
import { contract } from '../read-model/_addresses.ts'

const address = contract('ETHEREUM', 300) as `0x${string}`
const EXCHANGE: Exchange = {
  name: 'Exchange',
  version: '2',
  chainId: 1,
  contract: address,
  proxies: { nft: address, erc20: address },
  fee: 100,
}
const FEE = { account: address, value: 250 }
const TERMS = { contracts: [address], conduit: undefined, fee: FEE, royalties: false }

/** Configuration with 1% on top of the price on the exchange, on Ethereum alone, and 2.5% of the price on Seaport. */
export const WITH_FEES = {
  exchanges: { ETHEREUM: EXCHANGE },
  seaports: { ETHEREUM: TERMS, BASE: TERMS },
}
