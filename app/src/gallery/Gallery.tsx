import { PageHeader } from '#shared/ui/PageHeader.tsx'
import { Toaster } from '#shared/ui/Toaster.tsx'
import { TooltipProvider } from '#shared/ui/Tooltip.tsx'
import { Controls } from './Controls.tsx'
import { Fields } from './Fields.tsx'
import { Messages } from './Messages.tsx'
import { Tables } from './Tables.tsx'

/** All components, to look at. */
export function Gallery() {
  return (
    <TooltipProvider>
      <main className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-10">
        <PageHeader title="Components" description="All of them, to look at." />
        <Controls />
        <Fields />
        <Messages />
        <Tables />
      </main>
      <Toaster />
    </TooltipProvider>
  )
}
