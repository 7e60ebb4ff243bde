export {
  COMPUTE_MARGIN,
  computeBudgetInstructions,
  computeUnitLimit,
  NETWORK_COMPUTE_LIMIT,
} from './computeBudget.ts'
export { COMPUTE_LIMITS, type Plan, type PlannedTransaction } from './plan.ts'
export type {
  ChangeValue,
  CollectionField,
  CollectionFieldChange,
  PhaseField,
  PhaseFieldChange,
  PlanChange,
} from './planChange.ts'
export { type ComputeBudget, priorityFeeLamports } from './priorityFeeLamports.ts'
export { type RentFormula, rentAt, rentExempt } from './rentExempt.ts'
export { fitsTransaction, MAX_TRANSACTION_SIZE, transactionSize } from './transactionSize.ts'
