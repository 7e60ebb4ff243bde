export { DeployForm } from './ui/DeployForm.tsx'
export { StartOverButton } from './ui/StartOverButton.tsx'
