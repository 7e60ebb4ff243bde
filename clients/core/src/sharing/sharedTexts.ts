import { isMintlineError } from '../errors/mintlineError.ts'
import { resourceUrl } from '../metadata/resourceUrl.ts'

/** A creator's texts for a drop. */
export interface DropTexts {
  /** The drop's name. Untrusted. */
  readonly title: string
  /** Untrusted; undefined = none. */
  readonly description?: string | undefined
  /** Picture URI, unchecked; undefined = none. */
  readonly image?: string | undefined
}

/** A share page's title, text and picture. */
export interface SharedTexts {
  /** Untrusted. */
  readonly title: string
  /** Untrusted; undefined = none. */
  readonly description: string | undefined
  /** URL of a picture that apps can load; undefined = none. */
  readonly picture: string | undefined
}

/** Returns title, text and picture for a drop's share page. Apps show only pictures at https addresses. */
export function sharedTexts({ title, description, image }: DropTexts): SharedTexts {
  return { title, description, picture: image === undefined ? undefined : httpsUrl(image) }
}

/** Returns why apps will show no picture, as a sentence without its full stop; undefined = they will. */
export function missingPicture({ image }: Pick<DropTexts, 'image'>): string | undefined {
  if (image === undefined) return 'The drop has no picture that can be read, so apps show none'
  return httpsUrl(image) === undefined
    ? 'The picture is not at an https address, so apps cannot show it'
    : undefined
}

/** Returns a picture's URL, at its gateway for ipfs: and ar:; undefined if it is not https. */
function httpsUrl(image: string): string | undefined {
  try {
    const url = resourceUrl(image)
    return url.startsWith('https:') ? url : undefined
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return undefined
    throw error
  }
}
