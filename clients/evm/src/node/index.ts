// For Node; browsers use `@mintline/evm`.
export { readKeystore } from './readKeystore.ts'
