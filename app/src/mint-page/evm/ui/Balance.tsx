import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getBalance } from 'viem/actions'
import { amountText } from '#shared/lib/amountText.ts'
import { useEvm } from '../model/evmContext.ts'
import { useEvmConnection } from '../model/useEvmConnection.ts'

/** An account's coins. */
export function Balance({ address }: { address: string }) {
  const { network, scope } = useEvm()
  const connection = useEvmConnection()
  const { data } = useQuery({
    queryKey: [scope, 'balance', address],
    queryFn: () => getBalance(connection.client, { address: address as Address }),
  })
  return data === undefined ? '…' : amountText(data, network.nativeCurrency)
}
