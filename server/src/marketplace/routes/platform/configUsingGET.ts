import * as calls from '../../calls/platform.ts'
import { route } from '../route.ts'

/** Part of the highest bid by which the next one has to be larger. */
const LEAST_STEP = 0.05

export const configUsingGET = route(calls.configUsingGET, async (_, { orders, facts }) => {
  const { proxies } = orders.exchanges.ETHEREUM ?? {}
  return {
    auctionMinPriceRelativeChange: LEAST_STEP,
    // Prices that fall are never ignored.
    ignoringPriceDecreasingLevel: 0,
    ipfsUrl: facts.ipfsGateway,
    wethContractAddress: facts.wrappedEther,
    ...(proxies && {
      transferProxyAddress: proxies.nft,
      erc20TransferProxyAddress: proxies.erc20,
    }),
  }
})
