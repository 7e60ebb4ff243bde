import { lookup } from 'mrmime'

/** Category of an item in the Metaplex standard; 3D models are `vr`. */
export type MediaCategory = 'image' | 'video' | 'audio' | 'vr'

/** Kind of a file. */
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

/** Ending of a file's name with its dot, in lower case: `.png`; empty = none. */
export function extensionOf(name: string): string {
  return /\.[^./\\]+$/.exec(name)?.[0].toLowerCase() ?? ''
}

/** The kind of a file by the ending of its name; undefined = neither picture, video, audio nor 3D model. */
export function mediaTypeOf(name: string): MediaType | undefined {
  // A name without an ending would be taken for one.
  const type = name.includes('.') ? lookup(name) : undefined
  const category = type === undefined ? undefined : CATEGORIES[type.split('/')[0] ?? '']
  return type === undefined || category === undefined ? undefined : { type, category }
}
