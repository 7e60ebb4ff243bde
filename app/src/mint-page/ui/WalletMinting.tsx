import type { MintResult } from '@mintline/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { developmentStore } from '#entities/wallet/lib/development/developmentStore.ts'
import { AccountMenuView, DevelopmentAccountChoice } from '#entities/wallet/ui/AccountMenuView.tsx'
import { ApprovalDialog } from '#entities/wallet/ui/ApprovalDialog.tsx'
import { amountText, type Currency } from '#shared/lib/amountText.ts'
import { type FollowedMint, pendingWallet } from '../lib/followedMint.ts'
import { followedMintFacts, type StoredMint } from '../lib/followedMintFacts.ts'
import type { MintEntries } from '../lib/mintEntries.ts'
import type { MintKind } from '../lib/mintKind.ts'
import { progressFacts, type WalletProgress } from '../lib/mintSteps.ts'
import type { ShownItem } from '../lib/shownItem.ts'
import { walletOffer } from '../lib/walletApps.ts'
import { useMintNetwork } from '../model/mintNetworkContext.ts'
import type { MintRun } from '../model/useMintRun.ts'
import type { SessionAccount } from '../model/useSessionAccount.ts'
import type { useWalletSession } from '../model/useWalletSession.ts'
import type { ConnectOffer } from './ActionPanel.tsx'
import { Minting } from './Minting.tsx'
import { PanelFrame } from './PanelFrame.tsx'

/** A chain whose wallets the page connects by itself, in words. */
export interface WalletChain {
  kind: MintKind
  isAddress: (text: string) => boolean
  /** How a mint that the network does not confirm may end: a sentence without its full stop. */
  slow: string
}

interface WalletMintingProps<Session> extends ConnectOffer {
  chain: WalletChain
  wallet: Omit<ReturnType<typeof useWalletSession>, 'session'> & {
    session: Session | undefined
  }
  balance: BalanceSource
  openMint: FollowedMint<StoredMint>
  shownItems: (items: MintResult['items']) => readonly ShownItem[]
  mint: { run: MintRun<WalletProgress>; reset: () => void }
  /** Renders the connected wallet's terms. */
  children: (session: Session, entries: MintEntries) => ReactNode
}

/** Connecting and minting on chains whose wallets the page connects by itself. */
export function WalletMinting<Session>(props: WalletMintingProps<Session>) {
  const { chain, wallet, balance, openMint, shownItems, mint, children, ...connecting } = props
  const { wallets, session, account, disconnect } = wallet
  const menu = account && (
    <AccountMenu
      account={account}
      balance={<Balance address={account.address} source={balance} />}
      onDisconnect={disconnect}
    />
  )
  return (
    <PanelFrame>
      <Minting
        {...connecting}
        openMint={followedMintFacts(openMint, { slow: chain.slow, shownItems })}
        pendingWallet={pendingWallet(openMint)}
        run={mint.run}
        progressFacts={progressFacts}
        onReset={mint.reset}
        offer={walletOffer(chain.kind, { wallets, hasOwnWallet: wallets.length > 0 })}
        onChooseWallet={wallet.connect}
        isConnecting={wallet.isConnecting}
        account={account && { ...account, menu }}
        isAddress={chain.isAddress}
      >
        {(entries) => session && children(session, entries)}
      </Minting>
      {account?.isDevelopment && <ApprovalDialog />}
    </PanelFrame>
  )
}

interface AccountMenuProps {
  account: SessionAccount
  /** As text, once it is known. */
  balance: ReactNode
  onDisconnect: () => void
}

/** The connected account with its balance, and ways to switch or disconnect. */
function AccountMenu(props: AccountMenuProps) {
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

/** Reads a network's accounts. */
interface BalanceSource {
  /** Prefix of query keys. */
  scope: string
  /** The network's coin. */
  currency: Currency
  /** Returns an account's base units. */
  fetch: (address: string, signal: AbortSignal) => Promise<bigint>
}

/** An account's coins. */
function Balance({ address, source }: { address: string; source: BalanceSource }) {
  const { scope, currency, fetch } = source
  const { data } = useQuery({
    queryKey: [scope, 'balance', address],
    queryFn: ({ signal }) => fetch(address, signal),
  })
  return data === undefined ? '…' : amountText(data, currency)
}
