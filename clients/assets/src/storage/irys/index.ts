// An entry point of its own, for users with an Irys uploader.
export type { IrysNetworkName } from './irysNetworks.ts'
export { type IrysStorageInput, irysStorage, type PaidStorage } from './irysStorage.ts'
export type { IrysClient, IrysItem, IrysUploader, ItemTag } from './irysUploader.ts'
