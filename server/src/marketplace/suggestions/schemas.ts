import { type Static, Type } from 'typebox'
import { CollectionIdInput } from '../../http/contract/inputs.ts'
import { closedModel, model } from '../../http/contract/model.ts'
import { BlockchainsInput } from '../schemas/inputs.ts'

export const SuggestForm = closedModel('SuggestForm', 'The beginning of a name', {
  text: Type.String({ minLength: 1, maxLength: 100 }),
  blockchains: Type.Optional(BlockchainsInput),
  collections: Type.Optional(
    Type.Array(CollectionIdInput, {
      maxItems: 1000,
      description: 'Collections whose items are looked at; all by default',
    }),
  ),
  verifiedOnly: Type.Optional(
    Type.Boolean({ description: 'Only what an operator has verified; false by default' }),
  ),
  nsfw: Type.Optional(
    Type.Boolean({ description: 'Taken as clients send it: content is not classified here' }),
  ),
})
export type SuggestForm = Static<typeof SuggestForm>

export const Suggestion = model('Suggestion', 'A name that begins so, and how well it fits', {
  id: Type.String(),
  text: Type.String(),
  score: Type.Number(),
})
export type Suggestion = Static<typeof Suggestion>
