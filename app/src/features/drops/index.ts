export { DropOverview } from './DropOverview.tsx'
export { OpenDrop } from './OpenDrop.tsx'
export { StoredDrops } from './StoredDrops.tsx'
