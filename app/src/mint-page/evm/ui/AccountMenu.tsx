import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getBalance } from 'viem/actions'
import { AccountMenuView } from '#entities/wallet/ui/AccountMenuView.tsx'
import { amountText } from '#shared/lib/amountText.ts'
import { useEvm } from '../model/evmContext.ts'

interface AccountMenuProps {
  account: { name: string; address: string; walletIcon: string }
  /** Undefined = no explorer shows it. */
  explorerUrl: string | undefined
  onDisconnect: () => void
}

/** The connected account with its balance, and a way to disconnect. */
export function AccountMenu(props: AccountMenuProps) {
  return <AccountMenuView {...props} balance={<Balance address={props.account.address} />} />
}

function Balance({ address }: { address: string }) {
  const { connection, network, scope } = useEvm()
  const { data } = useQuery({
    queryKey: [scope, 'balance', address],
    queryFn: () => getBalance(connection.client, { address: address as Address }),
  })
  return data === undefined ? '…' : amountText(data, network.nativeCurrency)
}
