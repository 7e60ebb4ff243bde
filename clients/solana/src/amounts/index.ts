export { type AmountSymbol, formatAmount } from './formatAmount.ts'
export {
  type AmountUnit,
  type CoinSymbol,
  NATIVE_DECIMALS,
  needsUnit,
  type ParseAmountOptions,
  parseAmount,
} from './parseAmount.ts'
