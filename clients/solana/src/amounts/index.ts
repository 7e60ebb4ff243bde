export { type CoinSymbol, type DisplayUnit, formatAmount, NATIVE_DECIMALS } from '@mintline/core'
export {
  type AmountUnit,
  needsUnit,
  type ParseAmountOptions,
  parseAmount,
} from './parseAmount.ts'
