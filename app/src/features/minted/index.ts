export { MintedOverTime } from './ui/MintedOverTime.tsx'
