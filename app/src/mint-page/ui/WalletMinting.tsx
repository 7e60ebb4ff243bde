import type { MintResult } from '@mintline/core'
import type { ReactNode } from 'react'
import { ApprovalDialog } from '#entities/wallet/ui/ApprovalDialog.tsx'
import { type FollowedMint, pendingWallet } from '../lib/followedMint.ts'
import { followedMintFacts, type StoredMint } from '../lib/followedMintFacts.ts'
import type { MintEntries } from '../lib/mintEntries.ts'
import { progressFacts, type WalletProgress } from '../lib/mintSteps.ts'
import type { ShownItem } from '../lib/shownItem.ts'
import type { WalletOffer } from '../lib/walletOffer.ts'
import type { MintRun } from '../model/useMintRun.ts'
import type { useWalletSession } from '../model/useWalletSession.ts'
import { AccountMenu } from './AccountMenu.tsx'
import type { ConnectOffer } from './ActionPanel.tsx'
import { Balance, type BalanceSource } from './Balance.tsx'
import { Minting } from './Minting.tsx'
import { PanelFrame } from './PanelFrame.tsx'

/** A chain whose wallets the page connects by itself, in words. */
export interface WalletChain {
  isAddress: (text: string) => boolean
  /** Wallets to install if there is none; at least two. */
  installable: WalletOffer['installable']
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
  const { session, account, disconnect } = wallet
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
        offer={{ wallets: wallet.wallets, installable: chain.installable, apps: [] }}
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
