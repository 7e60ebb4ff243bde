import '../../wallet.css'
import { WalletConnection } from '#entities/wallet/model/WalletConnection.tsx'
import { ApprovalDialog } from '#entities/wallet/ui/ApprovalDialog.tsx'
import { PanelFrame } from '../../ui/PanelFrame.tsx'
import { WalletCluster } from '../model/WalletCluster.tsx'
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
