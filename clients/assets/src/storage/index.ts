export type {
  AssetStorage,
  FileToStore,
  FolderPlan,
  StoragePart,
  StoragePlan,
} from './assetStorage.ts'
export { type FileInMemory, fileInMemory } from './fileInMemory.ts'
export type { KuboNodeInput } from './ipfs/kuboNode.ts'
export { kuboStorage } from './ipfs/kuboStorage.ts'
export { type ObjectStore, planObjectFolder, planObjects } from './objectPlans.ts'
export { type Payer, type PaymentOptions, payForUpload } from './payForUpload.ts'
export type { PinataInput } from './pinata/pinataClient.ts'
export { pinataStorage } from './pinata/pinataStorage.ts'
export { planUpload, type UploadInput, type UploadPlan } from './planUpload.ts'
export { readVerified } from './readVerified.ts'
export type { StorageRetryOptions } from './retryUnavailable.ts'
export type { BucketInput } from './s3/bucketClient.ts'
export { type BucketStorageInput, bucketStorage } from './s3/bucketStorage.ts'
export {
  type SendUploadOptions,
  sendUpload,
  type UploadProgress,
  type UploadReport,
} from './sendUpload.ts'
export type { StorageAccount, StorageQuote } from './storageAccount.ts'
export type { UploadJournal, UploadRecord, UploadScope } from './uploadJournal.ts'
