import type { Content, ItemDocument } from '../../read-model/documents.ts'
import type { ContentMeta } from '../schemas/content.ts'
import type { ItemProperties } from '../schemas/items.ts'
import { mediaOf } from './media.ts'

/** Returns size and type for an item's first image and for its first other content. */
export function contentMetaOf(document: ItemDocument | undefined): ContentMeta {
  const content = document?.content ?? []
  return {
    imageMeta: mediaMetaOf(content.find(isImage)),
    animationMeta: mediaMetaOf(content.find((each) => !isImage(each))),
    metadataUri: document?.originalMetaUri,
  }
}

/** Returns an item's name, description, attributes and files. The name is empty until its metadata is fetched. */
export function propertiesOf(document: ItemDocument | undefined): ItemProperties {
  return {
    name: document?.name ?? '',
    description: document?.description,
    attributes: document?.attributes ?? [],
    mediaEntries: document && [...document.content, ...(document.extraContent ?? [])].map(mediaOf),
  }
}

const isImage = ({ '@type': type }: Content) => type === 'IMAGE'

function mediaMetaOf(content: Content | undefined) {
  return content && { width: content.width, height: content.height, type: content.mimeType }
}
