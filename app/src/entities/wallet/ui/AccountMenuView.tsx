import { ChevronDown, Copy, ExternalLink, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '#shared/ui/Menu.tsx'
import { notify } from '#shared/ui/notify.ts'
import { DEVELOPMENT_ACCOUNTS } from '../lib/development/developmentStore.ts'

interface AccountMenuViewProps {
  account: { name: string; address: string; walletIcon: string }
  /** `1.5 SOL`; drawn only while the menu is open. */
  balance: ReactNode
  /** Its page in the explorer; undefined = no explorer shows it. */
  explorerUrl: string | undefined
  onDisconnect: () => void
  /** Further entries, followed by a separator. */
  children?: ReactNode
}

/** The connected account on any chain with its balance, and a way to disconnect. */
export function AccountMenuView({
  account,
  balance,
  explorerUrl,
  onDisconnect,
  children,
}: AccountMenuViewProps) {
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
          <span className="font-mono">{shortAddress(account.address)}</span>
          <ChevronDown aria-hidden="true" className="size-3.5 opacity-60" />
        </button>
      }
    >
      <div className="px-2.5 pt-2 pb-1.5">
        <p className="flex items-center justify-between gap-3">
          <span className="truncate font-medium">{account.name}</span>
          <span className="font-mono text-[0.8125rem] text-muted">
            {shortAddress(account.address)}
          </span>
        </p>
        <p className="mt-1 font-semibold text-lg tracking-tight">{balance}</p>
      </div>
      <MenuSeparator />
      {children}
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

function copy(address: string): void {
  navigator.clipboard.writeText(address).then(
    () => notify({ id: 'copy', kind: 'calm', title: 'Address copied' }),
    () => notify({ id: 'copy', kind: 'error', title: 'The browser does not allow copying here' }),
  )
}

const OPTIONS = DEVELOPMENT_ACCOUNTS.map((name) => ({ value: name, label: name }))

interface DevelopmentAccountChoiceProps {
  /** Name of the account in use. */
  value: string
  /** Called with another account's index. */
  onSwitch: (index: number) => void
}

/** Account menu section that switches between development wallet accounts. */
export function DevelopmentAccountChoice({ value, onSwitch }: DevelopmentAccountChoiceProps) {
  return (
    <>
      <MenuLabel>Switch account</MenuLabel>
      <MenuChoice
        label="Switch account"
        value={value}
        onValueChange={(name) => onSwitch(OPTIONS.findIndex((option) => option.value === name))}
        options={OPTIONS}
      />
      <MenuSeparator />
    </>
  )
}
