import { Toaster } from '#shared/ui/Toaster.tsx'
import { TooltipProvider } from '#shared/ui/Tooltip.tsx'
import { MintingPanel, type MintingPanelProps } from './MintingPanel.tsx'

/** The part of the page that needs a wallet. Loaded on demand, or at once after an earlier connection. */
export function WalletPanel(props: MintingPanelProps) {
  return (
    <TooltipProvider>
      <div>
        <MintingPanel {...props} />
        <Toaster />
      </div>
    </TooltipProvider>
  )
}
