import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useExplorer } from '#entities/cluster/model/useExplorer.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { registeredDevelopmentWallet } from '../lib/development/registered.ts'
import type { Account } from '../model/useAccount.ts'
import { useBalance } from '../model/useBalance.ts'
import { useDevelopmentFunds } from '../model/useDevelopmentFunds.ts'
import { AccountMenuView } from './AccountMenuView.tsx'
import { DevelopmentAccountChoice } from './DevelopmentAccountChoice.tsx'

interface AccountMenuProps {
  account: Account
  onDisconnect: () => void
}

/** The connected account with its balance, and ways to switch or disconnect. */
export function AccountMenu({ account, onDisconnect }: AccountMenuProps) {
  const explorer = useExplorer()
  useDevelopmentFunds(account)
  return (
    <AccountMenuView
      account={account}
      balance={<Balance address={account.address} />}
      explorerUrl={explorer({ address: account.address })}
      onDisconnect={onDisconnect}
    >
      {account.isDevelopment && (
        <DevelopmentAccountChoice
          value={account.name}
          onSwitch={(index) => registeredDevelopmentWallet()?.switchTo(index)}
        />
      )}
    </AccountMenuView>
  )
}

function Balance({ address }: { address: string }) {
  const { currency } = useCluster().identity
  const balance = useBalance(address)
  return balance === undefined ? '…' : amountText(balance, currency)
}
