import { useState } from 'react'
import type { DropStatus } from '#entities/collection/lib/dropStatus.ts'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { mayHaveOpenMint } from '../lib/openMintKey.ts'
import { wasConnected } from '../lib/storedWallet.ts'
import type { DropRead } from '../model/useDrop.ts'
import { useWalletPanel } from '../model/useWalletPanel.ts'
import { ConnectButton } from './ConnectButton.tsx'

interface ActionPanelProps {
  drop: DropRead
  status: DropStatus['status']
  /** Address of the folder of merkle proofs; undefined = none in the link. */
  proofs: string | undefined
}

/** Connecting and minting: just a button until it is pressed. */
export function ActionPanel({ drop, status, proofs }: ActionPanelProps) {
  const [isAskedFor, setIsAskedFor] = useState(false)
  const [isKnown] = useState(() => wasConnected() || mayHaveOpenMint(drop.collection.editions))
  const { data, error } = useWalletPanel(isAskedFor || isKnown)
  const isConnectOffered = status !== 'sold-out' && status !== 'ended' && status !== 'no-phase'
  if (error) {
    return <ErrorCallout title="The wallet connection could not be loaded" error={error} />
  }
  if (data) {
    return (
      <data.WalletPanel
        drop={drop}
        proofs={proofs}
        isConnectWanted={isAskedFor}
        isConnectOffered={isConnectOffered}
      />
    )
  }
  if (isKnown && !isAskedFor) return <Skeleton className="h-11 w-full rounded-lg" />
  return isConnectOffered ? (
    <ConnectButton busy={isAskedFor} onPress={() => setIsAskedFor(true)} />
  ) : null
}
