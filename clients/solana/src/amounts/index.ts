export { type CoinSymbol, type DisplayUnit, formatAmount, NATIVE_DECIMALS } from '@mintline/core'
export {
  type AmountToken,
  type AmountUnit,
  needsUnit,
  type ParseAmountOptions,
  parseAmount,
  parseTokenAmount,
} from './parseAmount.ts'
