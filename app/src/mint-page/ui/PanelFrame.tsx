import type { ReactNode } from 'react'
import { Toaster } from '#shared/ui/Toaster.tsx'
import { TooltipProvider } from '#shared/ui/Tooltip.tsx'

/** Surrounds a wallet panel, which a drop's first view does not load. */
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
