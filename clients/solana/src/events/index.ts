export { type DecodedEvents, decodeEvents } from './decodeEvents.ts'
export { type DecodedMint, decodeMint, decodeMints } from './decodeMints.ts'
export type { EditionsControlsEvent, EditionsEvent, MintlineEvent } from './mintlineEvent.ts'
export { type PaidMint, paidMintOf } from './paidMintOf.ts'
