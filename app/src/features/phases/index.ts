export { useHasDrafts } from './model/phaseDraftStore.ts'
export { PhasesView } from './PhasesView.tsx'
export { AddMerklePhase } from './ui/AddMerklePhase.tsx'
