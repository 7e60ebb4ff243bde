import type { ReactNode } from 'react'
import { developmentStore } from '#entities/wallet/lib/development/developmentStore.ts'
import { AccountMenuView, DevelopmentAccountChoice } from '#entities/wallet/ui/AccountMenuView.tsx'
import { useMintNetwork } from '../model/mintNetworkContext.ts'
import type { SessionAccount } from '../model/useSessionAccount.ts'

interface AccountMenuProps {
  account: SessionAccount
  /** As text, once it is known. */
  balance: ReactNode
  onDisconnect: () => void
}

/** The connected account with its balance, and ways to switch or disconnect. */
export function AccountMenu(props: AccountMenuProps) {
  const { name, address, isDevelopment } = props.account
  const { explorer } = useMintNetwork()
  return (
    <AccountMenuView {...props} explorerUrl={explorer({ address })}>
      {isDevelopment && (
        <DevelopmentAccountChoice
          value={name}
          onSwitch={(active) => developmentStore.update({ active })}
        />
      )}
    </AccountMenuView>
  )
}
