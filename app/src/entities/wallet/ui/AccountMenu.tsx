import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { useExplorer } from '#entities/cluster/ui/ChainAddress.tsx'
import { amountText } from '#shared/lib/amountText.ts'
import { LOW_FUNDS, requestFunds } from '../lib/requestFunds.ts'
import { type Account, registeredDevelopmentWallet, useOnEmbedded } from '../model/useAccount.ts'
import { useBalance } from '../model/useBalance.ts'
import { AccountMenuView, DevelopmentAccountChoice } from './AccountMenuView.tsx'

/** A refusing faucet is retried, with a delay and a limit. */
const RETRIES = { retry: 3, retryDelay: 15_000 }

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

/** Requests funds from the embedded network's faucet when a development account runs low. */
function useDevelopmentFunds({ address, isDevelopment }: Account): void {
  const { openConnection } = useCluster()
  const { invalidate } = useClusterQueries()
  const isOnEmbedded = useOnEmbedded()
  const balance = useBalance(address)
  const { mutate } = useMutation({
    ...RETRIES,
    mutationFn: async (to: string) => requestFunds(await openConnection(), to),
    onSettled: invalidate,
  })
  const isLow = isDevelopment && isOnEmbedded && balance !== undefined && balance < LOW_FUNDS
  useEffect(() => {
    if (isLow) mutate(address)
  }, [isLow, mutate, address])
}
