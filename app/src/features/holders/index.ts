export { HoldersPanel } from './ui/HoldersPanel.tsx'
