export { AllowlistPanel } from './ui/AllowlistPanel.tsx'
export { ListPhaseChooser } from './ui/ListPhaseChooser.tsx'
