import type { WalletName, WalletReadyState } from '@solana/wallet-adapter-base'
import type { Wallet } from '@solana/wallet-adapter-react'
import { Wallet as WalletIcon } from 'lucide-react'
import { Badge } from '#shared/ui/Badge.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { DEVELOPMENT_WALLET } from '../lib/development/appearance.ts'
import { useOnEmbedded } from '../model/useOnEmbedded.ts'
import { useWallet } from '../model/walletContext.ts'

/** Wallets in the browser; the constant would load the adapters. */
const INSTALLED: `${WalletReadyState.Installed}` = 'Installed'

interface ConnectDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (name: WalletName) => void
}

/** Wallets found by Wallet Standard, or where to get one. */
export function ConnectDialog({ open, onOpenChange, onChoose }: ConnectDialogProps) {
  const { wallets = [] } = useWallet()
  const isOnEmbedded = useOnEmbedded()
  const offered = wallets.filter(
    ({ adapter, readyState }) =>
      readyState === INSTALLED && (isOnEmbedded || adapter.name !== DEVELOPMENT_WALLET),
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Connect a wallet"
      description="It shares your address with this page. Nothing is signed or sent until you approve it."
    >
      {offered.length === 0 ? (
        <NoWallet />
      ) : (
        <ul className="flex flex-col gap-2">
          {offered.map((wallet) => (
            <li key={wallet.adapter.name}>
              <WalletChoice wallet={wallet} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

interface WalletChoiceProps {
  wallet: Wallet
  onChoose: (name: WalletName) => void
}

function WalletChoice({ wallet: { adapter }, onChoose }: WalletChoiceProps) {
  const isDevelopment = adapter.name === DEVELOPMENT_WALLET
  return (
    <button
      type="button"
      onClick={() => onChoose(adapter.name)}
      className="flex w-full items-center gap-3 rounded-xl border bg-surface p-3 text-left transition-colors hover:border-line-strong hover:bg-sunken"
    >
      <img src={adapter.icon} alt="" className="size-9 rounded-lg" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{adapter.name}</span>
        {isDevelopment && (
          <span className="block text-[0.8125rem] text-muted leading-5">
            Built into this page, with free money for testing
          </span>
        )}
      </span>
      <Badge tone={isDevelopment ? 'accent' : 'neutral'}>
        {isDevelopment ? 'Ready' : 'Installed'}
      </Badge>
    </button>
  )
}

function NoWallet() {
  return (
    <EmptyState icon={<WalletIcon />} title="No wallet in this browser">
      <p>
        Install one that supports Wallet Standard, such as{' '}
        <TextLink href="https://phantom.com/download">Phantom</TextLink>,{' '}
        <TextLink href="https://www.solflare.com/download/">Solflare</TextLink> or{' '}
        <TextLink href="https://backpack.app/download">Backpack</TextLink>. It appears here once it
        is installed.
      </p>
    </EmptyState>
  )
}
