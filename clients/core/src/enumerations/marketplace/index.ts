// Blockchains and wallet types are in BLOCKCHAINS and WALLET_TYPES: the specification gives neither the interface's
// full list of blockchains nor its currencies of statistics.
export * from '../shared.ts'
export * from './assets.ts'
export * from './orders.ts'
export * from './results.ts'
export * from './users.ts'
