export { type AmountSymbol, type CoinSymbol, formatAmount, NATIVE_DECIMALS } from '@mintline/core'
export {
  type AmountUnit,
  needsUnit,
  type ParseAmountOptions,
  parseAmount,
} from './parseAmount.ts'
