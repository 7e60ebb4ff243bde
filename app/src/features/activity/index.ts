export { ActivityPanel } from './ActivityPanel.tsx'
export { ChainEventsPanel } from './ChainEventsPanel.tsx'
