export { type DecodedEvents, decodeEvents } from './decodeEvents.ts'
export { type DecodedMint, decodeMints } from './decodeMints.ts'
export type { EditionsControlsEvent, EditionsEvent, MintlineEvent } from './mintlineEvent.ts'
