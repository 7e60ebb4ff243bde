export {
  currentPhase,
  isPhaseOpen,
  nextPhase,
  type PhaseTimes,
  type PhaseTiming,
  phaseTiming,
} from './phaseStatus.ts'
