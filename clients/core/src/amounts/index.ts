export {
  type AmountSymbol,
  type CoinSymbol,
  formatAmount,
  NATIVE_DECIMALS,
} from './formatAmount.ts'
export { type InCoin, inCoin } from './inCoin.ts'
