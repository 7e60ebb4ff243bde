import { type Static, Type } from 'typebox'
import { model, ref, union } from '../../http/contract/model.ts'
import { DateTime, Int64 } from '../../http/contract/primitives.ts'
import { MetaContentRepresentation } from './enumerations.ts'

export const ImageContent = model('ImageContent', 'An image', {
  '@type': Type.Literal('IMAGE'),
  fileName: Type.Optional(Type.String()),
  url: Type.String(),
  representation: ref(MetaContentRepresentation),
  mimeType: Type.Optional(Type.String()),
  size: Type.Optional(Type.Number()),
  available: Type.Optional(Type.Boolean()),
  width: Type.Optional(Int64),
  height: Type.Optional(Int64),
})
export type ImageContent = Static<typeof ImageContent>

export const VideoContent = model('VideoContent', 'A video', {
  '@type': Type.Literal('VIDEO'),
  fileName: Type.Optional(Type.String()),
  url: Type.String(),
  representation: ref(MetaContentRepresentation),
  mimeType: Type.Optional(Type.String()),
  size: Type.Optional(Type.Number()),
  available: Type.Optional(Type.Boolean()),
  width: Type.Optional(Int64),
  height: Type.Optional(Int64),
})
export type VideoContent = Static<typeof VideoContent>

export const AudioContent = model('AudioContent', 'A sound', {
  '@type': Type.Literal('AUDIO'),
  fileName: Type.Optional(Type.String()),
  url: Type.String(),
  representation: ref(MetaContentRepresentation),
  mimeType: Type.Optional(Type.String()),
  size: Type.Optional(Type.Number()),
  available: Type.Optional(Type.Boolean()),
})
export type AudioContent = Static<typeof AudioContent>

export const Model3dContent = model('Model3dContent', 'A 3D model', {
  '@type': Type.Literal('MODEL_3D'),
  fileName: Type.Optional(Type.String()),
  url: Type.String(),
  representation: ref(MetaContentRepresentation),
  mimeType: Type.Optional(Type.String()),
  size: Type.Optional(Type.Number()),
  available: Type.Optional(Type.Boolean()),
})
export type Model3dContent = Static<typeof Model3dContent>

export const HtmlContent = model('HtmlContent', 'A page', {
  '@type': Type.Literal('HTML'),
  fileName: Type.Optional(Type.String()),
  url: Type.String(),
  representation: ref(MetaContentRepresentation),
  mimeType: Type.Optional(Type.String()),
  size: Type.Optional(Type.Number()),
  available: Type.Optional(Type.Boolean()),
})
export type HtmlContent = Static<typeof HtmlContent>

export const MetaContent = union('MetaContent', 'Content of metadata', [
  ImageContent,
  VideoContent,
  AudioContent,
  Model3dContent,
  HtmlContent,
])
export type MetaContent = Static<typeof MetaContent>

export const MetaAttribute = model('MetaAttribute', 'An attribute in metadata', {
  key: Type.String(),
  value: Type.Optional(Type.String()),
  type: Type.Optional(Type.String()),
  format: Type.Optional(Type.String()),
})
export type MetaAttribute = Static<typeof MetaAttribute>

export const Meta = model('Meta', 'Metadata of an item', {
  name: Type.String(),
  description: Type.Optional(Type.String()),
  createdAt: Type.Optional(DateTime),
  updatedAt: Type.Optional(DateTime),
  tags: Type.Optional(Type.Array(Type.String())),
  genres: Type.Optional(Type.Array(Type.String())),
  language: Type.Optional(Type.String()),
  rights: Type.Optional(Type.String()),
  rightsUri: Type.Optional(Type.String()),
  externalUri: Type.Optional(Type.String()),
  originalMetaUri: Type.Optional(Type.String()),
  attributes: Type.Array(ref(MetaAttribute)),
  content: Type.Array(ref(MetaContent)),
  extraContent: Type.Optional(Type.Array(ref(MetaContent))),
})
export type Meta = Static<typeof Meta>
