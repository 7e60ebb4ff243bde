import '../../wallet.css'
import { PanelFrame } from '../../ui/PanelFrame.tsx'
import { MintingPanel, type MintingPanelProps } from './MintingPanel.tsx'

/** The part that needs a wallet. Loaded on demand, or at once after an earlier connection. */
export function WalletPanel(props: MintingPanelProps) {
  return (
    <PanelFrame>
      <MintingPanel {...props} />
    </PanelFrame>
  )
}
