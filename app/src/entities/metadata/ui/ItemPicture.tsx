import { pictureUrl } from '../lib/pictureUrl.ts'
import { PictureFrame, type PictureLook } from './PictureFrame.tsx'

interface ItemPictureProps extends PictureLook {
  /** From the metadata, untrusted; undefined = there is none. */
  uri: string | undefined
}

/** An item's or collection's picture in a square, or a placeholder. */
export function ItemPicture({ uri, ...look }: ItemPictureProps) {
  return <PictureFrame {...look} url={uri === undefined ? undefined : pictureUrl(uri)} />
}
