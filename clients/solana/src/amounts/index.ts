export {
  type CoinSymbol,
  type DisplayUnit,
  formatAmount,
  NATIVE_DECIMALS,
} from '@mintline/core/amounts'
export {
  type AmountToken,
  type AmountUnit,
  isWritableSymbol,
  needsUnit,
  type ParseAmountOptions,
  parseAmount,
  parseTokenAmount,
  type TokenUnit,
} from './parseAmount.ts'
