import { connectChain, type EvmConnection } from '@mintline/evm'
import { useMemo } from 'react'
import { useEvm } from './evmContext.ts'

/** A connection that also sends, to the node of the drop. For the wallet panel only: viem's client comes with it. */
export function useEvmConnection(): EvmConnection {
  const { connection } = useEvm()
  return useMemo(
    () => connectChain(connection.client, { network: connection.network }),
    [connection],
  )
}
