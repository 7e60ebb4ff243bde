export * from '../generated/umi/index.ts'
export { umiWallet } from '../send/umiWallet.ts'
export { mintline } from './mintline.ts'
export {
  toTransactionBuilder,
  toTransactionBuilders,
  type UmiIdentity,
} from './toTransactionBuilders.ts'
