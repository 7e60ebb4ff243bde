export { AllowlistPanel } from './ui/AllowlistPanel.tsx'
export { PhaseChooser } from './ui/PhaseChooser.tsx'
