import { ApiError } from '../../../http/apiError.ts'
import { quoted } from '../../../http/parsing/inputFault.ts'
import { parseTraitId, type TraitIdParts } from '../../../read-model/traits/traitId.ts'

/**
 * Parses trait value ids.
 *
 * @throws ApiError 400 if a text is no such id
 */
export const traitIdsOf = (ids: readonly string[]): TraitIdParts[] =>
  ids.map((id, index) => {
    try {
      return parseTraitId(id)
    } catch (cause) {
      const form = '<collection id>:<key>:<value>, with colons in key and value as %3A'
      const message = `requestBody[${index}] is no ${form}: ${quoted(id)}`
      throw new ApiError('badRequest', message, { cause })
    }
  })
