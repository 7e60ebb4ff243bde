import type { ErrorContext } from '@mintline/core'
import type { ASSET_MESSAGES } from '../../src/index.ts'

const PROBLEM = { path: 'item 1', code: 'PICTURE_MISSING', message: 'It has no picture' }

/** One context per code. Add a sample here for each new code. */
export const ASSET_SAMPLES: {
  readonly [Code in keyof typeof ASSET_MESSAGES]: ErrorContext<Code>
} = {
  ASSETS_INVALID: { source: 'pictures', problems: [PROBLEM, PROBLEM] },
  BUILD_FOLDER_TAKEN: { path: '/drop/build' },
  BUILD_NOT_FOUND: { path: '/drop/build' },
  BUILD_INCOMPLETE: { path: '/drop/build' },
  FILE_CHANGED: { name: '1.png' },
  SIGNATURES_DIFFER: { wallet: 'GmaDrppBC7P5ARKV8g3djiwP89vz1jLK23V2GBjuAEGB' },
  STORAGE_NOT_AVAILABLE: { place: 's3://bucket', reason: 'it is busy' },
  STORED_OTHERWISE: { place: 'Pinata', name: '1.png', expected: 'bafya', actual: 'bafyb' },
  STORAGE_REFUSED: { place: 's3://bucket', name: '1.png', reason: 'Access denied.', status: 403 },
}
