import * as calls from '../../calls/platform.ts'
import { route } from '../route.ts'

const WHOLE = 10_000

export const configUsingGET = route(calls.configUsingGET, async (_, { orders, facts }) => {
  const { proxies } = orders.exchanges.ETHEREUM ?? {}
  return {
    auctionMinPriceRelativeChange: orders.limits.auctionStepBasisPoints / WHOLE,
    // Price drops are never ignored.
    ignoringPriceDecreasingLevel: 0,
    ipfsUrl: facts.ipfsGateway,
    wethContractAddress: facts.wrappedEther,
    ...(proxies && {
      transferProxyAddress: proxies.nft,
      erc20TransferProxyAddress: proxies.erc20,
    }),
  }
})
