export { MerkleListBuilder } from './ui/MerkleListBuilder.tsx'
export { MerkleListPanel } from './ui/MerkleListPanel.tsx'
export { MerkleWorkbench } from './ui/MerkleWorkbench.tsx'
