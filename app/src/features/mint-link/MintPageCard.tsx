import { mintPageUrl, PHASE_TYPES } from '@mintline/core'
import type { CollectionInfo } from '@mintline/solana'
import { listAddress } from '@mintline/solana/reads'
import { Globe, QrCode, Share2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useHostLinks } from '#entities/cluster/model/hostContext.ts'
import { proofsAddressError } from '#entities/terms/lib/proofsAddressError.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { canShare, type SharedLink, shareLink } from '#shared/lib/shareLink.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { CopyButton } from '#shared/ui/CopyButton.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import { notify } from '#shared/ui/notify.ts'
import { Tabs } from '#shared/ui/Tabs.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { frameSnippet, scriptSnippet } from './embedSnippets.ts'
import type { SharePageOfProps } from './SharePageOf.tsx'
import { shortTarget } from './shortTarget.ts'

/** Few people need it, so it is loaded on demand. */
const SharePageOf = lazy(async () => {
  const { SharePageOf: contents } = await import('./SharePageOf.tsx')
  return { default: contents }
})

/** The mint page's link and embedding code. */
export function MintPageCard({ collection: info }: { collection: CollectionInfo }) {
  const { editions: collection, symbol, phases } = info
  const { collectionBaseName: name } = info.metadata
  // Lists in files whose address the collection does not know.
  const needsProofs = phases.some(
    (phase) => PHASE_TYPES[phase.phaseType].hasRoot && listAddress(info, phase) === undefined,
  )
  const { cluster, clusters, identity } = useCluster()
  const [way, setWay] = useState<'script' | 'frame'>('script')
  const [proofs, setProofs] = useState('')
  const proofsError = proofsAddressError(proofs, identity)
  const page = {
    collection,
    cluster: cluster.id,
    proofs: proofsError === undefined ? proofs.trim() || undefined : undefined,
  }
  const host = useHostLinks()
  const base = document.baseURI
  const embedded = clusters.find(({ kind }) => kind === 'embedded')
  const short = shortTarget({ page, collection: info, host, embedded: embedded?.id })
  const url = mintPageUrl(short, base)
  return (
    <Card
      title="Mint page"
      description="The page where collectors mint. Share the link, or embed the page in your own site."
    >
      {needsProofs && (
        <div className="mb-5 max-w-md">
          <TextField
            label="Folder of the list's files"
            hint="Where the files {wallet}.json are that you publish yourself. Without it, wallets on the list cannot mint."
            placeholder="https:// or ipfs://"
            inputMode="url"
            spellCheck={false}
            autoCapitalize="off"
            value={proofs}
            error={proofsError}
            onChange={({ target }) => setProofs(target.value)}
          />
        </div>
      )}
      <div className="mb-5">
        <ShareLink url={url} title={name} name={`${symbol}-mint`}>
          <SharePageButton collection={info} target={page} />
        </ShareLink>
      </div>
      <Tabs
        label="Ways to embed"
        value={way}
        onValueChange={setWay}
        tabs={[
          {
            value: 'script',
            label: 'Embed with a script',
            content: (
              <Snippet
                hint="Appears where the script is, and adapts its height."
                text={scriptSnippet(page, base)}
              />
            ),
          },
          {
            value: 'frame',
            label: 'Embed as a frame',
            content: (
              <Snippet
                hint="For sites that do not allow scripts. The height is fixed."
                text={frameSnippet(page, base)}
              />
            ),
          },
        ]}
      />
    </Card>
  )
}

/** HTML to copy into another page. */
function Snippet({ text, hint }: { text: string; hint: string }) {
  return (
    <>
      <div className="flex items-start gap-1 rounded-lg border bg-sunken py-1.5 pr-1.5 pl-3">
        <code className="min-w-0 flex-1 break-all py-1 font-mono text-xs leading-5">{text}</code>
        <CopyButton text={text} label="Copy HTML" />
      </div>
      <p className="mt-2 text-[0.8125rem] text-muted">{hint}</p>
    </>
  )
}

/** Creates a collection's page for link previews in apps. */
function SharePageButton(props: SharePageOfProps) {
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
function ShareLink({ url, title, name, children }: ShareLinkProps) {
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
