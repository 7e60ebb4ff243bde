export {
  currenciesOf,
  dropPhaseOf,
  type PhaseMoney,
  readDrop,
  type SolanaExtras,
} from './readDrop.ts'
