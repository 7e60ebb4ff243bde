import { useEffect } from 'react'
import { useMintNetwork } from '../../model/mintNetworkContext.ts'
import { offerDevelopmentWallet } from '../lib/development/developmentWallet.ts'
import { isLocalNetwork } from '../lib/isLocalNetwork.ts'
import { useEvm } from './evmContext.ts'

/** Offers the development wallet on the local network; true there. */
export function useDevelopmentWallet(): boolean {
  const { network } = useEvm()
  const { nodeUrls } = useMintNetwork()
  const isLocal = isLocalNetwork(network, nodeUrls)
  useEffect(() => (isLocal ? offerDevelopmentWallet(nodeUrls) : undefined), [isLocal, nodeUrls])
  return isLocal
}
