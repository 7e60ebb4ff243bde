export { useDemoDrop } from './useDemoDrop.ts'
export { Welcome } from './Welcome.tsx'
