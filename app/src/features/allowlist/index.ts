export { AllowlistPanel } from './AllowlistPanel.tsx'
export { ListPhaseChooser } from './ui/ListPhaseChooser.tsx'
