import { templateText } from '@mintline/core'
import { contentUrl } from '#entities/metadata/lib/pictureUrl.ts'
import { TextLink } from '#shared/ui/TextLink.tsx'
import type { CompleteDraft } from '../lib/completeDraft.ts'

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

/** A future item's texts. */
interface PreviewItem {
  number: bigint
  name: string
  uri: string
}

/** Number for the second example if the supply is unlimited. */
const LATE_EXAMPLE = 100n

/**
 * Returns the first item and the last one, or number 100 if there is no limit.
 *
 * @param supply 0 = unlimited.
 */
export function previewItems(
  templates: { itemBaseName: string; itemBaseUri: string },
  supply: bigint,
): PreviewItem[] {
  const late = supply === 0n ? LATE_EXAMPLE : supply
  const numbers = late === 1n ? [1n] : [1n, late]
  return numbers.map((number) => ({
    number,
    name: templateText(templates.itemBaseName, number),
    uri: templateText(templates.itemBaseUri, number),
  }))
}
