import { useMetadata } from '../model/useMetadata.ts'
import { ItemPicture } from './ItemPicture.tsx'

interface MetadataPictureProps {
  /** Of the item or the collection. */
  name: string
  /** Where its metadata is, as the chain says; untrusted, may be empty. */
  metadataUri: string
  className?: string
}

/** The picture that a metadata document names. */
export function MetadataPicture({ name, metadataUri, className }: MetadataPictureProps) {
  const { data, isLoading } = useMetadata(metadataUri)
  return (
    <ItemPicture
      name={name}
      uri={data?.image}
      isLoading={isLoading}
      {...(className !== undefined && { className })}
    />
  )
}
