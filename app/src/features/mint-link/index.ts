export { MintPageCard } from './ui/MintPageCard.tsx'
