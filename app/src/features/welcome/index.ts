export { useDemoDrop } from './model/useDemoDrop.ts'
export { Welcome } from './ui/Welcome.tsx'
