import type { ASSET_MESSAGES } from './assetMessages.ts'

/** Explanations by error code: why it happens, then what to do. */
export const EXPLANATIONS: Readonly<Record<keyof typeof ASSET_MESSAGES, string>> = {
  ASSETS_INVALID: 'Pictures, traits or documents have problems. Mend each one that is listed.',
  BUILD_FOLDER_TAKEN:
    'A build replaces its folder, and this one has other files. Choose an empty folder.',
  BUILD_NOT_FOUND: 'The folder holds no build. Make one with mintline assets build.',
  BUILD_INCOMPLETE: 'A build was interrupted. Build again: finished parts are kept.',
  FILE_CHANGED:
    'A file was changed while it was uploaded, so its address would be wrong. Build again, and upload that.',
  SIGNATURES_DIFFER:
    'Addresses on Irys follow from signatures, which this wallet makes anew each time. Use one with a keypair.',
  STORAGE_NOT_AVAILABLE:
    'The storage is busy or does not answer. Try again: what is stored is not sent twice.',
  STORAGE_REFUSED:
    'The storage refused a file. Read its reason; keys and quotas are the usual ones.',
  STORED_OTHERWISE:
    'The storage gave a file another content id, so documents would lead nowhere. Use another storage.',
}
