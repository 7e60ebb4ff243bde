export type { NewAccount } from './chain/account.ts'
export type { Program } from './chain/programs.ts'
export { LocalnetError, type LocalnetErrorCode } from './errors.ts'
export {
  DEFAULT_RPC_PORT,
  type Localnet,
  type LocalnetOptions,
  startLocalnet,
} from './startLocalnet.ts'
export { loadWorkspacePrograms } from './workspacePrograms.ts'
