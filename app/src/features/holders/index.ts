export { ChainHoldersPanel } from './ui/ChainHoldersPanel.tsx'
export { HoldersPanel } from './ui/HoldersPanel.tsx'
export { KnownHoldersExport } from './ui/KnownHoldersExport.tsx'
