export { AllowlistPanel, ListPhaseChooser } from './AllowlistPanel.tsx'
