export * from './chain/connection.ts'
export * from './contract/fetchDropState.ts'
export * from './errors/catalogue.ts'
export * from './errors/evmClientError.ts'
