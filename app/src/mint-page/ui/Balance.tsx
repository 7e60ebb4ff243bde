import { useQuery } from '@tanstack/react-query'
import { amountText, type Currency } from '#shared/lib/amountText.ts'

/** Reads a network's accounts. */
export interface BalanceSource {
  /** Prefix of query keys. */
  scope: string
  /** The network's coin. */
  currency: Currency
  /** Returns an account's base units. */
  fetch: (address: string, signal: AbortSignal) => Promise<bigint>
}

/** An account's coins. */
export function Balance({ address, source }: { address: string; source: BalanceSource }) {
  const { scope, currency, fetch } = source
  const { data } = useQuery({
    queryKey: [scope, 'balance', address],
    queryFn: ({ signal }) => fetch(address, signal),
  })
  return data === undefined ? '…' : amountText(data, currency)
}
