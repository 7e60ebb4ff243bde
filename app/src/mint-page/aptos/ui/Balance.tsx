import { fetchBalance } from '@mintline/aptos'
import { useQuery } from '@tanstack/react-query'
import { amountText } from '#shared/lib/amountText.ts'
import { useAptos } from '../model/aptosContext.ts'

/** An account's coins. */
export function Balance({ address }: { address: string }) {
  const { network, connection, scope } = useAptos()
  const { data } = useQuery({
    queryKey: [scope, 'balance', address],
    queryFn: ({ signal }) => fetchBalance(connection, address, { signal }),
  })
  return data === undefined ? '…' : amountText(data, network.nativeCurrency)
}
