import { kindsOf } from '@mintline/core/errors'
import { ASSET_MESSAGES } from './assetMessages.ts'

/** Explanations by error code: why it happens, then what to do. */
export const EXPLANATIONS: Readonly<Record<keyof typeof ASSET_MESSAGES, string>> = {
  ASSETS_INVALID: 'Pictures, traits or documents have problems. Fix each one that is listed.',
  BUILD_FOLDER_TAKEN:
    'A build replaces its folder, and this one has other files. Choose an empty folder.',
  BUILD_NOT_FOUND: 'The folder does not contain a build. Make one with mintline assets build.',
  BUILD_INCOMPLETE: 'A build was interrupted. Build again: finished parts are kept.',
  FILE_CHANGED:
    'A file changed during its upload, so its address would be wrong. Build again, and upload that.',
  SIGNATURES_DIFFER:
    'Addresses on Irys derive from signatures, and this wallet signs differently each time. Use one with a keypair.',
  STORAGE_NOT_AVAILABLE:
    'The storage is busy or does not answer. Try again: stored parts are not sent twice.',
  STORAGE_REFUSED: 'The storage refused a file. Read its reason: usually the key or a quota.',
  STORED_OTHERWISE:
    'The storage gave a file another content id, so documents would lead nowhere. Use another storage.',
}

/** Kinds of errors by code, for those that have one. */
export const KINDS = kindsOf(ASSET_MESSAGES)
