import { useEffect } from 'react'
import { isLocalNetwork } from '../../lib/isLocalNetwork.ts'
import { useMintNetwork } from '../../model/mintNetworkContext.ts'
import { offerDevelopmentWallet } from '../lib/development/developmentWallet.ts'
import { LOCAL_NETWORK } from '../lib/localNetwork.ts'
import { useAptos } from './aptosContext.ts'

/** Offers the development wallet on the local network; true there. */
export function useDevelopmentWallet(): boolean {
  const { network, connection, faucetUrl } = useAptos()
  const { nodeUrls } = useMintNetwork()
  const isLocal = isLocalNetwork(LOCAL_NETWORK, network, nodeUrls)
  const { url: nodeUrl } = connection
  useEffect(
    () => (isLocal ? offerDevelopmentWallet({ nodeUrl, faucetUrl }) : undefined),
    [isLocal, nodeUrl, faucetUrl],
  )
  return isLocal
}
