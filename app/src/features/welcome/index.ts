export { useDemoDrop, Welcome } from './Welcome.tsx'
