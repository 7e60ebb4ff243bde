export { HelpButton } from './ui/HelpButton.tsx'
