export { ItemsPanel } from './ui/ItemsPanel.tsx'
