export { MintPageCard } from './MintPageCard.tsx'
