import { useEffect } from 'react'
import { isLocalNetwork } from '../../lib/isLocalNetwork.ts'
import { useMintNetwork } from '../../model/mintNetworkContext.ts'
import { offerDevelopmentWallet } from '../lib/development/developmentWallet.ts'
import { useEvm } from './evmContext.ts'

/** The network that `npm start -- --evm` runs, by slug. */
const LOCAL_NETWORK = 'local-development'

/** Offers the development wallet on the local network; true there. */
export function useDevelopmentWallet(): boolean {
  const { network } = useEvm()
  const { nodeUrls } = useMintNetwork()
  const isLocal = isLocalNetwork(LOCAL_NETWORK, network, nodeUrls)
  useEffect(() => (isLocal ? offerDevelopmentWallet(nodeUrls) : undefined), [isLocal, nodeUrls])
  return isLocal
}
