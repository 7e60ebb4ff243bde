export * from './chain/index.ts'
export * from './drop/index.ts'
// Whole modules, since declaration merging does not work with interfaces exported by name.
export * from './errors/aptosClientError.ts'
export * from './errors/catalogue.ts'
export { parseVmStatus, type VmAbort, type VmStatus } from './failures/vmStatus.ts'
export * from './mint/index.ts'
export * from './send/index.ts'
export * from './wallet/index.ts'
