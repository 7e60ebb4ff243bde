export { MakeMerkleList } from './ui/MakeMerkleList.tsx'
export { MerkleListPanel } from './ui/MerkleListPanel.tsx'
export { MerkleWorkbench } from './ui/MerkleWorkbench.tsx'
