export * from './chain/connection.ts'
export * from './contract/fetchDropState.ts'
