export {
  blockchainByNumber,
  CHAIN_NUMBERS,
  chainPrefix,
  collectionKey,
  currencyKey,
  distinctKeys,
  keysOn,
  keyText,
  orderKey,
  readCollectionKey,
  readCurrencyKey,
  readOrderKey,
} from './codecKey.ts'
export * from './itemKey.ts'
export * from './transactionKey.ts'
export * from './userKey.ts'
