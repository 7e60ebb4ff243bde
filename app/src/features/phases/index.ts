export { useHasDrafts } from './model/phaseDraftStore.ts'
export { PhasesView } from './PhasesView.tsx'
