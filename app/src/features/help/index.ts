export { HelpButton } from './HelpButton.tsx'
