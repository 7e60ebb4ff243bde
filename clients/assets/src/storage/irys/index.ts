// An entry of its own, for those who have an uploader of Irys.
export type { IrysNetworkName } from './irysNetworks.ts'
export { type IrysStorageInput, irysStorage, type PaidStorage } from './irysStorage.ts'
export type { IrysClient, IrysItem, IrysUploader, ItemTag } from './irysUploader.ts'
