import type { ContentType, SizeType } from '@mintline/core/enumerations/marketplace'
import type { Content } from '../../read-model/documents.ts'
import type { Media } from '../schemas/content.ts'

const KINDS: Readonly<Record<Content['@type'], ContentType>> = {
  IMAGE: 'IMAGE',
  VIDEO: 'VIDEO',
  AUDIO: 'AUDIO',
  MODEL_3D: 'THREE_D',
  HTML: 'HTML',
}

const SIZES: Readonly<Record<Content['representation'], SizeType>> = {
  PREVIEW: 'PREVIEW',
  BIG: 'BIG',
  INITIAL: 'SOURCE',
  ORIGINAL: 'ORIGINAL',
  PORTRAIT: 'MOBILE_HIGH',
}

/** Converts a metadata file to version 4. */
export function mediaOf({ '@type': type, url, representation, mimeType, ...rest }: Content): Media {
  const { width, height } = rest
  return {
    url,
    contentType: KINDS[type],
    sizeType: SIZES[representation],
    sourceMimeType: mimeType,
    dimension: width === undefined || height === undefined ? undefined : { width, height },
  }
}
