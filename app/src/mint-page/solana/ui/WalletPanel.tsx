import '../../wallet.css'
import { type ReactNode, useMemo } from 'react'
import { nodeCall } from '#entities/cluster/lib/nodeCall.ts'
import { sendingConnection } from '#entities/cluster/lib/sendingConnection.ts'
import { ClusterContext } from '#entities/cluster/model/clusterContext.ts'
import { useSettings } from '#entities/settings/settings.ts'
import { WalletConnection } from '#entities/wallet/model/WalletConnection.tsx'
import { ApprovalDialog } from '#entities/wallet/ui/ApprovalDialog.tsx'
import { PanelFrame } from '../../ui/PanelFrame.tsx'
import { useMintCluster } from '../model/mintClusterContext.ts'
import { MintingPanel, type MintingPanelProps } from './MintingPanel.tsx'

/** The part that needs a wallet. Loaded on demand, or at once after an earlier connection. */
export function WalletPanel(props: MintingPanelProps) {
  return (
    <WalletCluster>
      <WalletConnection startsWithDevelopmentWallet={false}>
        <PanelFrame>
          <MintingPanel {...props} />
          <ApprovalDialog />
        </PanelFrame>
      </WalletConnection>
    </WalletCluster>
  )
}

/** Provides the same network with a connection that can send, for wallets. */
function WalletCluster({ children }: { children: ReactNode }) {
  const { cluster, connection: reads, fetch, node, identity, checkNode } = useMintCluster()
  const { commitment } = useSettings()
  const { connection, call } = useMemo(
    () => ({
      connection: sendingConnection(cluster, { commitment, fetch, reads }),
      call: nodeCall(cluster.rpcUrl, fetch),
    }),
    [cluster, commitment, fetch, reads],
  )
  const state = {
    cluster,
    connection,
    call,
    openConnection: async () => connection,
    node,
    identity,
    clusters: [cluster],
    unknownLink: undefined,
    // The network comes from the link only.
    choose: () => undefined,
    checkNode,
  }
  return <ClusterContext value={state}>{children}</ClusterContext>
}
