import type { DropStatusName } from '@mintline/core/drop'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { readStored } from '#shared/lib/browserStorage.ts'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import type { DropFacts } from '../lib/dropFacts.ts'
import { whenIdle } from '../lib/whenIdle.ts'
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

/** The wallet panel's code, which is most of the page. */
interface WalletPanelSource<Panel> {
  /** Browser storage key for the wallet last connected. */
  walletKey: string
  /** Browser storage key for pending mints. */
  openMintsKey: string
  load: () => Promise<Panel>
}

/** Loads the wallet panel once it is wanted; preloads its code while the page is idle, if it is likely to be wanted. */
function useWalletPanel<Panel>(
  { openMintsKey, load }: Pick<WalletPanelSource<Panel>, 'openMintsKey' | 'load'>,
  { isWanted, isLikely }: { isWanted: boolean; isLikely: boolean },
) {
  useEffect(() => {
    if (!isLikely) return
    // A failure is shown once the panel is wanted.
    return whenIdle(
      () =>
        void picturesLoaded()
          .then(load)
          .catch(() => undefined),
    )
  }, [isLikely, load])
  return useQuery({
    queryKey: ['wallet-panel', openMintsKey],
    enabled: isWanted,
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}

/** Resolves once the page's pictures have loaded or failed; the page itself reports failures. */
async function picturesLoaded(): Promise<void> {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}

/**
 * Returns true if a drop's mint may have been pending when the page was closed. Only searches the stored text; the
 * parser is loaded when there is something to parse.
 *
 * @param key Browser storage key for pending mints.
 * @param drop The drop's address.
 */
function mayHaveOpenMint(key: string, drop: string): boolean {
  return readStored(key)?.includes(drop) ?? false
}

/**
 * Returns true if a wallet was connected before, so that its code is loaded from the start.
 *
 * @param key Browser storage key for the wallet's name.
 */
function wasConnected(key: string): boolean {
  const name = readStored(key)
  return name !== null && name !== 'null'
}
