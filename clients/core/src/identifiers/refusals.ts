import { CoreReadError } from '../errors/coreReadError.ts'
import type { Blockchain } from '../networks/blockchains.ts'

/** Creates the error for an invalid address on a blockchain. */
export const invalidAddress = (blockchain: Blockchain) => (value: string) =>
  new CoreReadError('INVALID_ADDRESS', { value, blockchain })

/** Creates the error for an invalid contract address on a blockchain. */
export const invalidContractAddress = (blockchain: Blockchain) => (value: string) =>
  new CoreReadError('INVALID_CONTRACT_ADDRESS', { value, blockchain })

/** Creates the error for an invalid transaction hash on a blockchain. */
export const invalidTransactionHash = (blockchain: Blockchain) => (value: string) =>
  new CoreReadError('INVALID_TRANSACTION_HASH', { value, blockchain })
