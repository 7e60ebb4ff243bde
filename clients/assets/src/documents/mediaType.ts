import { lookup } from 'mrmime'

/** Item category in the Metaplex standard; 3D models are `vr`. */
export type MediaCategory = 'image' | 'video' | 'audio' | 'vr'

/** A file's media type and category. */
export interface MediaType {
  /** Media type: `image/png`. */
  readonly type: string
  readonly category: MediaCategory
}

const CATEGORIES: Readonly<Record<string, MediaCategory>> = {
  image: 'image',
  video: 'video',
  audio: 'audio',
  model: 'vr',
}

/** Returns a file's extension in lower case, with its dot: `.png`; empty = none. */
export function extensionOf(name: string): string {
  return /\.[^./\\]+$/.exec(name)?.[0].toLowerCase() ?? ''
}

/** Returns a file's media type from its extension; undefined = not a picture, video, audio file or 3D model. */
export function mediaTypeOf(name: string): MediaType | undefined {
  // A name without an extension would be taken for one.
  const type = name.includes('.') ? lookup(name) : undefined
  const category = type === undefined ? undefined : CATEGORIES[type.split('/')[0] ?? '']
  return type === undefined || category === undefined ? undefined : { type, category }
}
