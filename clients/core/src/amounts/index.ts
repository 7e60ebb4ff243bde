export {
  type CoinSymbol,
  type CoinUnit,
  type DisplayUnit,
  formatAmount,
  NATIVE_DECIMALS,
} from './formatAmount.ts'
export { formatBytes } from './formatBytes.ts'
export { formatUnits } from './formatUnits.ts'
export { type InCoin, inCoin } from './inCoin.ts'
export { percentText } from './percentText.ts'
