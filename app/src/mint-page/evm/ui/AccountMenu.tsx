import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getBalance } from 'viem/actions'
import { developmentStore } from '#entities/wallet/lib/development/developmentStore.ts'
import { AccountMenuView } from '#entities/wallet/ui/AccountMenuView.tsx'
import { DevelopmentAccountChoice } from '#entities/wallet/ui/DevelopmentAccountChoice.tsx'
import { amountText } from '#shared/lib/amountText.ts'
import { useEvm } from '../model/evmContext.ts'
import type { Account } from '../model/useAccount.ts'
import { useEvmConnection } from '../model/useEvmConnection.ts'

interface AccountMenuProps {
  account: Account
  /** Undefined = no explorer shows it. */
  explorerUrl: string | undefined
  onDisconnect: () => void
}

/** The connected account with its balance, and ways to switch or disconnect. */
export function AccountMenu(props: AccountMenuProps) {
  const { address, name, isDevelopment } = props.account
  return (
    <AccountMenuView {...props} balance={<Balance address={address} />}>
      {isDevelopment && (
        <DevelopmentAccountChoice
          value={name}
          onSwitch={(active) => developmentStore.update({ active })}
        />
      )}
    </AccountMenuView>
  )
}

function Balance({ address }: { address: string }) {
  const { network, scope } = useEvm()
  const connection = useEvmConnection()
  const { data } = useQuery({
    queryKey: [scope, 'balance', address],
    queryFn: () => getBalance(connection.client, { address: address as Address }),
  })
  return data === undefined ? '…' : amountText(data, network.nativeCurrency)
}
