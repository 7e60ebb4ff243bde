import { type Static, Type } from 'typebox'
import { CollectionIdInput, idsOf } from '../../http/contract/inputs.ts'
import { closedModel, model } from '../../http/contract/model.ts'
import { BlockchainsInput } from './inputs.ts'

export const SuggestForm = closedModel('SuggestForm', 'The beginning of a name', {
  text: Type.String({ minLength: 1, maxLength: 100 }),
  blockchains: Type.Optional(BlockchainsInput),
  collections: Type.Optional(idsOf(CollectionIdInput)),
  verifiedOnly: Type.Optional(Type.Boolean()),
  nsfw: Type.Optional(Type.Boolean()),
})
export type SuggestForm = Static<typeof SuggestForm>

export const Suggestion = model('Suggestion', 'A name that begins so, and how well it fits', {
  id: Type.String(),
  text: Type.String(),
  score: Type.Number(),
})
export type Suggestion = Static<typeof Suggestion>
