import type { HashlistItem, ItemMint } from '@mintline/solana'
import type { UseQueryResult } from '@tanstack/react-query'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { useOwners } from '#entities/holders/useOwners.ts'
import type { MetadataDocument } from '#entities/metadata/lib/metadataDocument.ts'
import { contentUrl } from '#entities/metadata/lib/pictureUrl.ts'
import { UriText, useMetadata } from '#entities/metadata/ui/MetadataPicture.tsx'
import { ItemPicture } from '#entities/metadata/ui/PictureFrame.tsx'
import { errorText } from '#shared/lib/errorText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { OwnerText } from './ItemsTable.tsx'
import { useItems } from './useItems.ts'

interface ItemDialogProps {
  /** Base58. */
  deployment: string
  /** Undefined = closed. */
  item: HashlistItem | undefined
  onClose: () => void
}

/** An item's details. */
export function ItemDialog({ deployment, item, onClose }: ItemDialogProps) {
  const { data, error, refetch } = useItems(item ? [item.mint] : [])
  const read = data?.find(({ mint }) => mint === item?.mint)
  return (
    <Dialog
      wide
      open={item !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={read?.name || `Item ${item?.order ?? ''}`}
    >
      {read ? (
        <Content deployment={deployment} item={read} />
      ) : error ? (
        <ErrorCallout
          title="This item could not be read"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <VisuallyHidden>Loading the item</VisuallyHidden>
          <Skeleton height="h-52" corners="rounded-xl" />
        </>
      )}
    </Dialog>
  )
}

function Content({ deployment, item }: { deployment: string; item: ItemMint }) {
  const { number, mint, name, uri } = item
  const metadata = useMetadata(uri)
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[13rem_1fr]">
      <ItemPicture
        name={name}
        uri={metadata.data?.image}
        isLoading={metadata.isLoading}
        className="w-full rounded-xl border"
      />
      <div className="flex min-w-0 flex-col gap-6">
        <DescriptionList
          items={[
            { term: 'Number', value: String(number) },
            { term: 'Mint', value: <ChainAddress address={mint} /> },
            { term: 'Owner', value: <ItemOwner deployment={deployment} mint={mint} /> },
            { term: 'Metadata URL', value: <UriText uri={uri} /> },
          ]}
        />
        <ItemMetadata metadata={metadata} />
      </div>
    </div>
  )
}

interface ItemOwnerProps {
  /** Base58. */
  deployment: string
  mint: string
}

/** An item's owner; read when it is shown. */
function ItemOwner({ deployment, mint }: ItemOwnerProps) {
  const { data, error, refetch } = useOwners({ deployment, mints: [mint] })
  if (!data && error) {
    return (
      <span className="flex flex-wrap items-center justify-end gap-2 font-normal text-muted">
        {errorText(error)}
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </span>
    )
  }
  return (
    <>
      {!data && <VisuallyHidden>Loading the owner</VisuallyHidden>}
      <OwnerText mint={mint} owners={data} />
    </>
  )
}

/** A metadata document's contents; untrusted, so shown as text only. */
function ItemMetadata({ metadata }: { metadata: UseQueryResult<MetadataDocument> }) {
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
