import { contentUrl } from '#entities/metadata/lib/contentUrl.ts'
import { TextLink } from '#shared/ui/TextLink.tsx'
import type { CompleteDraft } from '../lib/completeDraft.ts'
import { type ShownItem, shownItems } from '../lib/shownItems.ts'

/** How the first item and a late one will be called, and where their metadata is. */
export function ItemPreview({ draft }: { draft: CompleteDraft }) {
  return (
    <ul className="flex flex-col gap-3">
      {shownItems(draft, draft.maxNumberOfTokens ?? 0n).map((item) => (
        <li key={String(item.number)} className="rounded-lg border bg-sunken px-3 py-2.5">
          <PreviewedItem item={item} />
        </li>
      ))}
    </ul>
  )
}

/** Names and uris are anybody's text: kept apart, so that they do not turn what is around them. */
function PreviewedItem({ item: { number, name, uri } }: { item: ShownItem }) {
  const url = contentUrl(uri)
  return (
    <>
      <p className="flex justify-between gap-3 text-subtle text-xs">
        Item {String(number)}
        {url && <TextLink href={url}>Open</TextLink>}
      </p>
      <p className="max-h-24 overflow-y-auto break-words font-medium">
        {name === '' ? <span className="text-subtle">No name yet</span> : <bdi>{name}</bdi>}
      </p>
      <p className="max-h-24 overflow-y-auto break-all font-mono text-muted text-xs leading-5">
        {uri === '' ? <span className="font-sans">No metadata yet</span> : <bdi>{uri}</bdi>}
      </p>
    </>
  )
}
