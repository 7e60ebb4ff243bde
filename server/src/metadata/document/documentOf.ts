import { CoreError, parseJson } from '@mintline/core'
import type { Content } from '../../read-model/documents.ts'
import { contentOf } from './content.ts'
import { type Fields, fieldsOf, textOf, textsOf, timeOf } from './texts.ts'

/** A document's origin. */
export interface Origin {
  readonly uri: string
  /** Folder on the IPFS gateway for addresses in the document; undefined = core's default. */
  readonly gateway?: string | undefined
}

/** Fields shared by item and collection documents. */
interface CommonDocument {
  readonly name: string
  readonly content: Content[]
}

/**
 * Parses a document. Leaves out malformed fields, but requires a name.
 *
 * @param content - untrusted bytes
 * @throws `METADATA_INVALID`
 */
export function documentOf(
  content: Uint8Array,
  { uri, gateway }: Origin,
): { readonly fields: Fields; readonly common: CommonDocument } {
  const invalid = (reason: string) => new CoreError('METADATA_INVALID', { uri, reason })
  const fields = fieldsOf(parseJson(content))
  if (fields === undefined) throw invalid('it is not a JSON object')
  const name = textOf(fields.name)
  if (name === undefined) throw invalid('name is not a text')
  const optional = {
    description: textOf(fields.description),
    createdAt: timeOf(fields.created_at ?? fields.createdAt),
    tags: textsOf(fields.tags),
    genres: textsOf(fields.genres),
    language: textOf(fields.language),
    rights: textOf(fields.rights),
    rightsUri: textOf(fields.rights_uri ?? fields.rightsUri),
    externalUri: textOf(fields.external_url ?? fields.external_uri ?? fields.external_link),
    // A data: address would be the document itself.
    originalMetaUri: /^data:/i.test(uri) ? undefined : uri,
  }
  return { fields, common: { name, ...optional, content: contentOf(fields, gateway) } }
}
