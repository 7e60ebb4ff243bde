import type { UseQueryResult } from '@tanstack/react-query'
import { contentUrl } from '#entities/metadata/lib/contentUrl.ts'
import type { MetadataDocument } from '#entities/metadata/lib/metadataDocument.ts'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

/** A metadata document's contents; untrusted, so shown as text only. */
export function ItemMetadata({ metadata }: { metadata: UseQueryResult<MetadataDocument> }) {
  const { data, error, isLoading, refetch } = metadata
  if (isLoading) {
    return (
      <div className="flex flex-col gap-2">
        <VisuallyHidden>Reading the metadata</VisuallyHidden>
        <Skeleton />
        <Skeleton className="w-2/3" />
      </div>
    )
  }
  if (data) return <Document document={data} />
  if (!error) return <p className="text-muted">This item has no metadata URL.</p>
  const retry = () => void refetch()
  return <ErrorCallout title="The metadata could not be read" error={error} onRetry={retry} />
}

function Document({ document }: { document: MetadataDocument }) {
  const { name, description, externalUrl, attributes, source } = document
  const link = externalUrl === undefined ? undefined : contentUrl(externalUrl)
  return (
    <div className="flex min-w-0 flex-col gap-4 break-words">
      {name !== undefined && <h3 className="font-semibold">{name}</h3>}
      {description !== undefined && <p className="whitespace-pre-line text-muted">{description}</p>}
      {link !== undefined && (
        <p>
          <TextLink href={link}>
            <span className="break-all">{externalUrl}</span>
          </TextLink>
        </p>
      )}
      {attributes.length > 0 && (
        <dl className="grid grid-cols-2 gap-2">
          {attributes.map(({ trait, value }) => (
            <div
              key={`${trait} ${value}`}
              className="min-w-0 rounded-lg border bg-sunken px-3 py-2"
            >
              <dt className="text-[0.8125rem] text-muted">{trait}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <details>
        <summary className="cursor-pointer rounded-sm font-medium text-muted hover:text-ink">
          Whole document
        </summary>
        <pre className="mt-2 whitespace-pre-wrap break-all rounded-lg border bg-sunken p-3 font-mono text-xs">
          {source}
        </pre>
      </details>
    </div>
  )
}
