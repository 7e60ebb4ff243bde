export { ActivityPanel } from './ui/ActivityPanel.tsx'
export { ChainEventsPanel } from './ui/ChainEventsPanel.tsx'
