import {
  asSentence,
  type MintPageTarget,
  missingPicture,
  placeBySymbol,
  sharedTexts,
  shareFile,
} from '@mintline/core'
import type { CollectionInfo } from '@mintline/solana'
import { Download } from 'lucide-react'
import { useMetadata } from '#entities/metadata/ui/MetadataPicture.tsx'
import { ItemPicture } from '#entities/metadata/ui/PictureFrame.tsx'
import { downloadText } from '#shared/lib/download.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { CopyButton } from '#shared/ui/CopyButton.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'

export interface SharePageOfProps {
  collection: Pick<CollectionInfo, 'editions' | 'symbol' | 'metadata'>
  /** Its mint page. */
  target: MintPageTarget
}

/** A collection's share page: its preview in apps, where to host it, and its file. */
export function SharePageOf({ collection, target }: SharePageOfProps) {
  const { symbol, editions, metadata } = collection
  const { collectionBaseName: title, collectionBaseUri: uri } = metadata
  const { data, isLoading } = useMetadata(uri)
  const given = { title, description: data?.description, image: data?.image }
  const texts = sharedTexts(given)
  const { folders } = placeBySymbol({ symbol, address: editions, cluster: '' })
  const { path, url, html } = shareFile({ target, texts, folders }, document.baseURI)
  const missing = isLoading ? undefined : missingPicture(given)
  return (
    <div className="flex flex-col gap-4">
      <figure aria-label="How apps show it" className="overflow-hidden rounded-xl border">
        {(isLoading || texts.picture !== undefined) && (
          <ItemPicture name={title} uri={texts.picture} isLoading={isLoading} />
        )}
        <figcaption className="border-t bg-sunken px-4 py-3">
          <p className="truncate font-medium">
            <UntrustedText>{title}</UntrustedText>
          </p>
          {texts.description !== undefined && (
            <p className="line-clamp-2 break-words text-[0.8125rem] text-muted leading-5">
              <UntrustedText>{texts.description}</UntrustedText>
            </p>
          )}
        </figcaption>
      </figure>
      {missing !== undefined && <Callout kind="warn" title={asSentence(missing)} />}
      <p className="text-muted">
        Publish the file beside the console, as{' '}
        <code className="break-all font-mono text-ink text-xs">share/{path}</code>. Then share this
        link, and download the file again when the metadata changes:
      </p>
      <div className="flex items-center gap-1 rounded-lg border bg-sunken py-1.5 pr-1.5 pl-3">
        <span className="min-w-0 flex-1 break-all">{url}</span>
        <CopyButton text={url} label="Copy link to the share page" />
      </div>
      <Button
        variant="primary"
        disabled={isLoading}
        onClick={() => downloadText('index.html', html, 'text/html')}
      >
        <Download aria-hidden="true" />
        Download page
      </Button>
    </div>
  )
}
