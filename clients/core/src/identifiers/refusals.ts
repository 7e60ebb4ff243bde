import { MintlineError } from '../errors/index.ts'
import type { Blockchain } from '../networks/blockchains.ts'

/** Makes the error for what is no address of a blockchain. */
export const invalidAddress = (blockchain: Blockchain) => (value: string) =>
  new MintlineError('INVALID_ADDRESS', { value, blockchain })

/** Makes the error for what is no contract address of a blockchain. */
export const invalidContractAddress = (blockchain: Blockchain) => (value: string) =>
  new MintlineError('INVALID_CONTRACT_ADDRESS', { value, blockchain })

/** Makes the error for what is no transaction hash of a blockchain. */
export const invalidTransactionHash = (blockchain: Blockchain) => (value: string) =>
  new MintlineError('INVALID_TRANSACTION_HASH', { value, blockchain })
