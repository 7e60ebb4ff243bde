import { connectChain, type EvmConnection, reserveOf } from '@mintline/evm'
import { useMemo } from 'react'
import { useMintNetwork } from '../../model/mintNetworkContext.ts'
import { useEvm } from './evmContext.ts'

/** Returns a connection that also sends, to the drop's node. For the wallet panel only: it brings viem's client. */
export function useEvmConnection(): EvmConnection {
  const { connection, network } = useEvm()
  const { nodeUrls } = useMintNetwork()
  return useMemo(
    () => connectChain(connection.client, { network, reserve: reserveOf(nodeUrls, network) }),
    [connection, network, nodeUrls],
  )
}
