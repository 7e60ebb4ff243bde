import { type Static, Type } from 'typebox'
import { model, ref } from '../../http/contract/model.ts'
import { ContentType, CropMode, SizeType } from './enumerations.ts'

export const Dimension = model('Dimension', 'Width and height in pixels', {
  width: Type.Number(),
  height: Type.Number(),
})
export type Dimension = Static<typeof Dimension>

export const Media = model('Media', 'A file of content in one size', {
  url: Type.String(),
  dimension: Type.Optional(ref(Dimension)),
  sizeType: ref(SizeType),
  contentType: ref(ContentType),
  cropMode: Type.Optional(ref(CropMode)),
  sourceMimeType: Type.Optional(Type.String()),
})
export type Media = Static<typeof Media>

export const MediaMeta = model('MediaMeta', 'Properties of a file', {
  height: Type.Optional(Type.Number()),
  type: Type.Optional(Type.String()),
  width: Type.Optional(Type.Number()),
})
export type MediaMeta = Static<typeof MediaMeta>

export const ContentMeta = model('ContentMeta', "Properties of an item's content", {
  animationMeta: Type.Optional(ref(MediaMeta)),
  imageMeta: Type.Optional(ref(MediaMeta)),
  metadataUri: Type.Optional(Type.String()),
})
export type ContentMeta = Static<typeof ContentMeta>
