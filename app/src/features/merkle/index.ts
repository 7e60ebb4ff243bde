export { MerkleWorkbench } from './MerkleWorkbench.tsx'
export { MerkleListBuilder } from './ui/MerkleListBuilder.tsx'
export { MerkleListPanel } from './ui/MerkleListPanel.tsx'
