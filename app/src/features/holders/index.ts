export { ChainHoldersPanel } from './ChainHoldersPanel.tsx'
export { KnownHoldersExport } from './ExportHolders.tsx'
export { HoldersPanel } from './HoldersPanel.tsx'
