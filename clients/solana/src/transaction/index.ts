export {
  COMPUTE_MARGIN,
  type ComputeBudget,
  computeBudgetInstructions,
  computeUnitLimit,
  NETWORK_COMPUTE_LIMIT,
  priorityFeeLamports,
} from './computeBudget.ts'
export { COMPUTE_LIMITS, type Plan, type PlannedTransaction, type PlanWarning } from './plan.ts'
export type {
  ChangeValue,
  CollectionField,
  CollectionFieldChange,
  PhaseField,
  PhaseFieldChange,
  PlanChange,
} from './planChange.ts'
export { type RentFormula, rentAt, rentExempt } from './rentExempt.ts'
export { fitsTransaction, MAX_TRANSACTION_SIZE, transactionSize } from './transactionSize.ts'
