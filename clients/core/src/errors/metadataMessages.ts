import { withoutFullStop } from './fullStop.ts'
import { withKind } from './kinds.ts'

/** Characters shown from a URI: some URIs carry a whole document. */
const SHOWN_CHARACTERS = 100

function shown(uri: string): string {
  return uri.length > SHOWN_CHARACTERS ? `${uri.slice(0, SHOWN_CHARACTERS)}…` : uri
}

/** Messages about metadata documents, worded by the specification. */
export const METADATA_MESSAGES = {
  METADATA_URI_INVALID: ({ uri }: { uri: string }) => `Not a metadata address - ${shown(uri)}`,
  /** For a URI to be written. Invalid URIs read from chain are METADATA_URI_INVALID. */
  METADATA_ADDRESS_INVALID: withKind(
    'input',
    ({ uri, reason }: { uri: string; reason: string }) =>
      `Not a metadata address - ${shown(uri)}: ${withoutFullStop(reason)}`,
  ),
  /** `status` is the HTTP status; undefined without a response. */
  METADATA_NOT_AVAILABLE: ({ uri, reason }: { uri: string; reason: string; status?: number }) =>
    `Metadata ${shown(uri)} is not available - ${withoutFullStop(reason)}`,
  METADATA_INVALID: ({ uri, reason }: { uri: string; reason: string }) =>
    `Metadata ${shown(uri)} is not valid - ${withoutFullStop(reason)}`,
}
