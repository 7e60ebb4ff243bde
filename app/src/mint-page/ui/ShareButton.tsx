import { Share2 } from 'lucide-react'
import { canShare, shareLink } from '#shared/lib/shareLink.ts'
import { COPY_TEXTS, useCopy } from '#shared/lib/useCopy.ts'
import { Button } from '#shared/ui/Button.tsx'
import type { ButtonStyle } from '#shared/ui/buttonStyles.ts'
import { LiveRegion } from '#shared/ui/VisuallyHidden.tsx'
import { ownPage } from '../lib/ownPage.ts'

/** Shares the page's link with the device's share sheet, or copies it if there is none. */
export function ShareButton(style: ButtonStyle & { className?: string }) {
  const { state, copy } = useCopy()
  const share = () => {
    const url = ownPage(window.location.href)
    if (!canShare()) return copy(url)
    shareLink({ url, title: document.title }).catch(() => copy(url))
  }
  return (
    <>
      <Button {...style} onClick={share}>
        <Share2 aria-hidden="true" />
        {state === 'copied' ? 'Link copied' : 'Share'}
      </Button>
      <LiveRegion>{COPY_TEXTS[state]}</LiveRegion>
    </>
  )
}
