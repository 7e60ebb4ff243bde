import { Globe } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import type { SharePageOfProps } from './SharePageOf.tsx'

/** Few people need it, so it is loaded on demand. */
const SharePageOf = lazy(async () => {
  const { SharePageOf: contents } = await import('./SharePageOf.tsx')
  return { default: contents }
})

/** Creates a collection's page for link previews in apps. */
export function SharePageButton(props: SharePageOfProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <Button onClick={() => setIsShown(true)}>
        <Globe aria-hidden="true" />
        Share page
      </Button>
      <Dialog
        open={isShown}
        onOpenChange={setIsShown}
        title="Share page"
        description="Apps show the link of this page with title, text and picture. It leads people on to the mint page."
      >
        <Suspense fallback={<Skeleton height="h-72" />}>
          <SharePageOf {...props} />
        </Suspense>
      </Dialog>
    </>
  )
}
