import { isMintlineError } from '../errors/mintlineError.ts'
import { resourceUrl } from '../metadata/resourceUrl.ts'

/** What a creator says of a drop. */
export interface DropTexts {
  /** Name of the drop. Untrusted. */
  readonly title: string
  /** Untrusted; undefined = none. */
  readonly description?: string | undefined
  /** URI of a picture, unchecked; undefined = none. */
  readonly image?: string | undefined
}

/** Title, text and picture of a share page. */
export interface SharedTexts {
  /** Untrusted. */
  readonly title: string
  /** Untrusted; undefined = none. */
  readonly description: string | undefined
  /** URL of a picture that apps can load; undefined = none. */
  readonly picture: string | undefined
}

/** Title, text and picture of a drop for its share page: apps show no picture but those at https addresses. */
export function sharedTexts({ title, description, image }: DropTexts): SharedTexts {
  return { title, description, picture: image === undefined ? undefined : httpsUrl(image) }
}

/** Why apps will show no picture, as a sentence without its full stop; undefined where they will show one. */
export function missingPicture({ image }: Pick<DropTexts, 'image'>): string | undefined {
  if (image === undefined) return 'The drop has no picture that can be read, so apps show none'
  return httpsUrl(image) === undefined
    ? 'The picture is not at an https address, so apps cannot show it'
    : undefined
}

/** The URL of a picture, at its gateway for ipfs: and ar:; undefined where it is not https. */
function httpsUrl(image: string): string | undefined {
  try {
    const url = resourceUrl(image)
    return url.startsWith('https:') ? url : undefined
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return undefined
    throw error
  }
}
