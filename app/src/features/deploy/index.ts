export { DeployForm, StartOverButton } from './DeployForm.tsx'
