import { ChevronDown, Copy, ExternalLink, LogOut } from 'lucide-react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useExplorer } from '#entities/cluster/model/useExplorer.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '#shared/ui/Menu.tsx'
import { notify } from '#shared/ui/notify.ts'
import { DEVELOPMENT_ACCOUNTS } from '../lib/development/developmentStore.ts'
import { registeredDevelopmentWallet } from '../lib/development/register.ts'
import type { Account } from '../model/useAccount.ts'
import { useBalance } from '../model/useBalance.ts'
import { useDevelopmentFunds } from '../model/useDevelopmentFunds.ts'

const ACCOUNT_OPTIONS = DEVELOPMENT_ACCOUNTS.map((name) => ({ value: name, label: name }))

interface AccountMenuProps {
  account: Account
  onDisconnect: () => void
}

/** The connected account with its balance, and ways to switch or disconnect. */
export function AccountMenu({ account, onDisconnect }: AccountMenuProps) {
  const explorer = useExplorer()
  useDevelopmentFunds(account)
  const explorerUrl = explorer({ address: account.address })
  return (
    <Menu
      className="w-68"
      trigger={
        <button
          type="button"
          aria-label={`Account: ${account.name}, ${shortAddress(account.address)}`}
          className="inline-flex h-9 items-center gap-2 rounded-lg border border-line bg-surface px-2.5 font-medium text-[0.8125rem] transition-colors hover:border-line-strong"
        >
          <img src={account.walletIcon} alt="" className="size-4.5 rounded" />
          <span className="hidden font-mono sm:inline">{shortAddress(account.address)}</span>
          <ChevronDown aria-hidden="true" className="size-3.5 opacity-60" />
        </button>
      }
    >
      <AccountHead account={account} />
      <MenuSeparator />
      {account.isDevelopment && (
        <>
          <MenuLabel>Switch to</MenuLabel>
          <MenuChoice
            label="Switch to"
            value={account.name}
            onValueChange={goOnAs}
            options={ACCOUNT_OPTIONS}
          />
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => copy(account.address)}>
        Copy address
      </MenuItem>
      {explorerUrl && (
        <MenuItem
          icon={<ExternalLink aria-hidden="true" />}
          onSelect={() => window.open(explorerUrl, '_blank', 'noopener,noreferrer')}
        >
          Open in explorer
        </MenuItem>
      )}
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={onDisconnect}>
        Disconnect
      </MenuItem>
    </Menu>
  )
}

function AccountHead({ account }: { account: Account }) {
  const { currency } = useCluster().identity
  const balance = useBalance(account.address)
  return (
    <div className="px-2.5 pt-2 pb-1.5">
      <p className="flex items-center justify-between gap-3">
        <span className="truncate font-medium">{account.name}</span>
        <span className="font-mono text-[0.8125rem] text-muted">
          {shortAddress(account.address)}
        </span>
      </p>
      <p className="mt-1 font-semibold text-lg tracking-tight">
        {balance === undefined ? '…' : amountText(balance, currency)}
      </p>
    </div>
  )
}

function goOnAs(name: string): void {
  const index = ACCOUNT_OPTIONS.findIndex(({ value }) => value === name)
  registeredDevelopmentWallet()?.switchTo(index)
}

function copy(address: string): void {
  navigator.clipboard.writeText(address).then(
    () => notify({ id: 'copy', kind: 'calm', title: 'Address copied' }),
    () => notify({ id: 'copy', kind: 'error', title: 'The browser does not allow copying here' }),
  )
}
