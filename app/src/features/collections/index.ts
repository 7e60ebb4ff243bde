export { CollectionHeader } from './ui/CollectionHeader.tsx'
export { CollectionOverview } from './ui/CollectionOverview.tsx'
export { CollectionsOf } from './ui/CollectionsOf.tsx'
export { OpenCollection } from './ui/OpenCollection.tsx'
