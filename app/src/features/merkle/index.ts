export { HostedListPanel } from './HostedListPanel.tsx'
