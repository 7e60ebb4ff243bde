import { type ReactNode, useState } from 'react'
import type { DropStatusName } from '#entities/collection/lib/dropStatuses.ts'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import { useWalletPanel, type WalletPanelSource } from '../model/useWalletPanel.ts'
import { ConnectButton } from './ConnectButton.tsx'

interface ActionPanelProps<Panel> {
  status: DropStatusName
  /** Returns true if a wallet was connected or a mint pending earlier. */
  isResumed: () => boolean
  source: WalletPanelSource<Panel>
  /** True once the drop's picture is being loaded, which takes precedence over the wallet code. */
  isPictured: boolean
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

/** Connecting and minting: just a button until it is pressed. */
export function ActionPanel<Panel>(props: ActionPanelProps<Panel>) {
  const { status, isResumed, source, isPictured, children } = props
  const [isAskedFor, setIsAskedFor] = useState(false)
  const [isKnown] = useState(isResumed)
  const isConnectOffered = status !== 'sold-out' && status !== 'ended' && status !== 'no-phase'
  const { data, error } = useWalletPanel(source, {
    isWanted: isAskedFor || isKnown,
    isLikely: isConnectOffered && isPictured,
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
