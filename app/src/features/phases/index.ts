export { useHasDrafts } from './model/phaseDraftStore.ts'
export { AddMerklePhase } from './ui/AddMerklePhase.tsx'
export { PhasesView } from './ui/PhasesView.tsx'
