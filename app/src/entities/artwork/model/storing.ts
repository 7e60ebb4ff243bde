export { openStorage } from '../lib/openStorage.ts'
export { readBackArtwork } from '../lib/readBackArtwork.ts'
export { storeArtwork } from '../lib/storeArtwork.ts'
