export {
  type ClaimCondition,
  hasAllowlist,
  isEndMarker,
  isForListedOnly,
  limitOf,
} from './claimCondition.ts'
export { fetchHostedNames } from './fetchHostedNames.ts'
export { closingTime, type Phase, type PhasesAt, phasesAt, phasesOf } from './phases.ts'
