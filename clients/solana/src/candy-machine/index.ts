/** Metaplex candy machines as they are on chain, for moving a drop from one. */

export { type CandyMachine, fetchCandyMachine, fetchTokenHolders } from './fetchCandyMachine.ts'
export type { CandyGuard, GuardGroup, GuardName, Guards } from './guards.ts'
export type { ItemTemplates } from './itemTemplates.ts'
export type { CandyRoyalties } from './machine.ts'
