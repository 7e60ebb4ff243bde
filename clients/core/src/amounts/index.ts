export {
  type AmountSymbol,
  type CoinSymbol,
  formatAmount,
  NATIVE_DECIMALS,
} from './formatAmount.ts'
export { inCoin } from './inCoin.ts'
