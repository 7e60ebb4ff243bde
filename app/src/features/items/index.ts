export { ItemsPanel } from './ItemsPanel.tsx'
