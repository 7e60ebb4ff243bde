export { ActivityPanel } from './ui/ActivityPanel.tsx'
