import { QrCode, Share2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { errorText } from '#shared/lib/errorText.ts'
import { canShare, type SharedLink, shareLink } from '#shared/lib/shareLink.ts'
import { Button } from '#shared/ui/Button.tsx'
import { CopyButton } from '#shared/ui/CopyButton.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { notify } from '#shared/ui/notify.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'

/** Few people need it, so it is loaded on demand. */
const QrCodePicture = lazy(async () => {
  const { QrCodePicture: picture } = await import('./QrCodePicture.tsx')
  return { default: picture }
})

interface ShareLinkProps extends SharedLink {
  /** File name, without extension. */
  name: string
  /** Further buttons. */
  children: ReactNode
}

/** A link to open, copy, share, or show as a QR code. */
export function ShareLink({ url, title, name, children }: ShareLinkProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex min-w-0 flex-1 basis-72 items-center gap-1 rounded-lg border bg-sunken py-1.5 pr-1.5 pl-3">
        <span className="min-w-0 flex-1 break-all">
          <TextLink href={url}>{url}</TextLink>
        </span>
        <CopyButton text={url} label="Copy link to the mint page" />
      </div>
      <Button onClick={() => setIsShown(true)}>
        <QrCode aria-hidden="true" />
        QR code
      </Button>
      {canShare() && (
        <Button onClick={() => void share({ url, title })}>
          <Share2 aria-hidden="true" />
          Share
        </Button>
      )}
      {children}
      <Dialog
        open={isShown}
        onOpenChange={setIsShown}
        title="QR code of the mint page"
        description="Print it or show it: phones that scan it open the mint page."
      >
        <Suspense fallback={<Skeleton height="h-72" className="mx-auto w-72" />}>
          <QrCodePicture url={url} name={name} />
        </Suspense>
      </Dialog>
    </div>
  )
}

async function share(link: SharedLink): Promise<void> {
  try {
    await shareLink(link)
  } catch (error) {
    const description = errorText(error)
    notify({ id: 'share', kind: 'error', title: 'The link could not be shared', description })
  }
}
