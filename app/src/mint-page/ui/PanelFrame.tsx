import type { ReactNode } from 'react'
import { Toaster } from '#shared/ui/Toaster.tsx'
import { TooltipProvider } from '#shared/ui/Tooltip.tsx'

/** Surroundings of a wallet panel, which the first view of a drop does not load. */
export function PanelFrame({ children }: { children: ReactNode }) {
  return (
    <TooltipProvider>
      <div>
        {children}
        <Toaster />
      </div>
    </TooltipProvider>
  )
}
