import { contentUrl } from '#entities/metadata/lib/contentUrl.ts'
import { TextLink } from '#shared/ui/TextLink.tsx'
import type { CompleteDraft } from '../lib/completeDraft.ts'
import { type PreviewItem, previewItems } from '../lib/previewItems.ts'

interface ItemPreviewProps {
  draft: CompleteDraft
  /** True to show metadata addresses, which items may have individually. */
  hasUris: boolean
}

/** Names and metadata for the first item and the last one. */
export function ItemPreview({ draft, hasUris }: ItemPreviewProps) {
  return (
    <ul className="flex flex-col gap-3">
      {previewItems(draft, draft.maxNumberOfTokens ?? 0n).map((item) => (
        <li key={String(item.number)} className="rounded-lg border bg-sunken px-3 py-2.5">
          <ItemTexts item={item} hasUri={hasUris} />
        </li>
      ))}
    </ul>
  )
}

/** Names and URIs are isolated, so that their text direction does not affect the text around them. */
function ItemTexts({
  item: { number, name, uri },
  hasUri,
}: {
  item: PreviewItem
  hasUri: boolean
}) {
  const url = hasUri ? contentUrl(uri) : undefined
  return (
    <>
      <p className="flex justify-between gap-3 text-subtle text-xs">
        Item {String(number)}
        {url && <TextLink href={url}>Open</TextLink>}
      </p>
      <p className="max-h-24 overflow-y-auto break-words font-medium">
        {name === '' ? <span className="text-subtle">No name yet</span> : <bdi>{name}</bdi>}
      </p>
      {hasUri && (
        <p className="max-h-24 overflow-y-auto break-all font-mono text-muted text-xs leading-5">
          {uri === '' ? <span className="font-sans">No metadata yet</span> : <bdi>{uri}</bdi>}
        </p>
      )}
    </>
  )
}
