import { connectChain, type EvmConnection } from '@mintline/evm'
import { useMemo } from 'react'
import { useEvm } from './evmContext.ts'

/** Returns a connection that also sends, to the drop's node. For the wallet panel only: it brings viem's client. */
export function useEvmConnection(): EvmConnection {
  const { connection } = useEvm()
  return useMemo(
    () => connectChain(connection.client, { network: connection.network }),
    [connection],
  )
}
