import { useMetadata } from '../model/useMetadata.ts'
import { ItemPicture } from './ItemPicture.tsx'

interface MetadataPictureProps {
  /** The item's or collection's name. */
  name: string
  /** Metadata address from the chain; untrusted, may be empty. */
  metadataUri: string
  /** True if the name stands beside it, and would be read out twice. Default: false. */
  isBesideName?: boolean
  className?: string
}

/** The picture named by a metadata document. */
export function MetadataPicture({
  name,
  metadataUri,
  isBesideName = false,
  className,
}: MetadataPictureProps) {
  const { data, isLoading } = useMetadata(metadataUri)
  return (
    <ItemPicture
      name={name}
      uri={data?.image}
      isLoading={isLoading}
      isBesideName={isBesideName}
      {...(className !== undefined && { className })}
    />
  )
}
