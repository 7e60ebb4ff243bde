import type { DropStatusName } from '@mintline/core/drop'
import { type ReactNode, useState } from 'react'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import type { DropFacts } from '../lib/dropFacts.ts'
import { mayHaveOpenMint } from '../lib/openMintKey.ts'
import { wasConnected } from '../lib/storedWallet.ts'
import { useWalletPanel, type WalletPanelSource } from '../model/useWalletPanel.ts'
import { ConnectButton } from './ConnectButton.tsx'

interface ActionPanelProps<Panel> {
  drop: DropFacts
  /** The drop's address. */
  address: string
  source: WalletPanelSource<Panel>
  /** Renders the panel once its code is loaded. */
  children: (panel: Panel, connect: ConnectOffer) => ReactNode
}

/** Wallet connection state. */
export interface ConnectOffer {
  /** True if the connect button was just pressed. */
  isConnectWanted: boolean
  /** True if there is a reason to connect a wallet. */
  isConnectOffered: boolean
}

/** Statuses in which no wallet can mint, now or by waiting. */
const IS_OVER: readonly DropStatusName[] = ['sold-out', 'ended', 'closed', 'no-phase']

/** Connecting and minting: just a button until it is pressed. */
export function ActionPanel<Panel>(props: ActionPanelProps<Panel>) {
  const { drop, address, source, children } = props
  const { status, texts } = drop
  const [isAskedFor, setIsAskedFor] = useState(false)
  const [isKnown] = useState(
    () => wasConnected(source.walletKey) || mayHaveOpenMint(source.openMintsKey, address),
  )
  const isConnectOffered = !IS_OVER.includes(status)
  const { data, error } = useWalletPanel(source, {
    isWanted: isAskedFor || isKnown,
    // The drop's picture takes precedence over the wallet code.
    isLikely: isConnectOffered && !texts.isLoading,
  })
  if (error) {
    return <ErrorCallout title="The wallet connection could not be loaded" error={error} />
  }
  if (data) return children(data, { isConnectWanted: isAskedFor, isConnectOffered })
  if (isKnown && !isAskedFor)
    return <Skeleton height="h-11" corners="rounded-lg" className="w-full" />
  return isConnectOffered ? (
    <ConnectButton busy={isAskedFor} onPress={() => setIsAskedFor(true)} />
  ) : null
}
