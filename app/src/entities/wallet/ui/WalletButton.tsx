import type { WalletName, WalletReadyState } from '@solana/wallet-adapter-base'
import { Wallet as WalletIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { LiveRegion } from '#shared/ui/VisuallyHidden.tsx'
import { DEVELOPMENT_WALLET } from '../lib/development/developmentStore.ts'
import { useAccount, useOnEmbedded } from '../model/useAccount.ts'
import { useWallet, useWalletCode } from '../model/walletContext.ts'
import { AccountMenu } from './AccountMenu.tsx'

/** Connects a wallet; once connected, opens its account's menu. */
export function WalletButton() {
  const [isChoosing, setIsChoosing] = useState(false)
  const { wallets, connecting, select, disconnect } = useWallet()
  const code = useWalletCode()
  // Their code is loading: the press counts once it is done.
  const isWaiting = isChoosing && code.isWanted && !wallets
  const account = useAccount()
  const { place, keepFocus } = useKeptFocus(account?.address)
  const open = () => {
    code.load()
    setIsChoosing(true)
  }
  const choose = (name: WalletName) => {
    keepFocus()
    setIsChoosing(false)
    select(name)
  }
  const leave = () => {
    keepFocus()
    void disconnect()
  }
  return (
    // Equally wide with and without an account, so that the header stays the same once the wallet is back. Phones have
    // no room for the address.
    <div
      ref={place}
      className="shrink-0 max-sm:[&>button>.font-mono]:hidden sm:min-w-38 sm:[&>button]:w-full"
    >
      {account ? (
        <AccountMenu account={account} onDisconnect={leave} />
      ) : (
        <Button variant="primary" busy={connecting || isWaiting} onClick={open}>
          {connecting ? 'Connecting' : 'Connect'}
        </Button>
      )}
      <ConnectDialog
        open={isChoosing && wallets !== undefined}
        onOpenChange={setIsChoosing}
        onChoose={choose}
      />
      <LiveRegion>
        {account && `Connected as ${account.name}, ${shortAddress(account.address)}`}
      </LiveRegion>
    </div>
  )
}

/** Keeps the focus when the pressed button is replaced by another. */
function useKeptFocus(address: string | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const isKept = useRef(false)
  const seen = useRef(address)
  useEffect(() => {
    if (seen.current === address) return
    seen.current = address
    if (!isKept.current) return
    isKept.current = false
    place.current?.querySelector('button')?.focus()
  }, [address])
  return {
    place,
    keepFocus: () => {
      isKept.current = true
    },
  }
}

/** Wallets in the browser; the constant would load the adapters. */
const INSTALLED: `${WalletReadyState.Installed}` = 'Installed'

interface ConnectDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (name: WalletName) => void
}

/** Wallets found by Wallet Standard, or where to get one. */
function ConnectDialog({ open, onOpenChange, onChoose }: ConnectDialogProps) {
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
              <WalletChoice
                name={wallet.adapter.name}
                icon={wallet.adapter.icon}
                isDevelopment={wallet.adapter.name === DEVELOPMENT_WALLET}
                onChoose={() => onChoose(wallet.adapter.name)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

interface WalletChoiceProps {
  name: string
  /** Data URL. */
  icon: string
  isDevelopment: boolean
  onChoose: () => void
}

/** A wallet to connect, on any chain. */
export function WalletChoice({ name, icon, isDevelopment, onChoose }: WalletChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full items-center gap-3 rounded-xl border bg-surface p-3 text-left transition-colors hover:border-line-strong hover:bg-sunken"
    >
      <img src={icon} alt="" className="size-9 rounded-lg" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{name}</span>
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
