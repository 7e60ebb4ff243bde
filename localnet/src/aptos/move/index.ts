export { hasMove } from '../native/libraries.ts'
export {
  type CompiledModule,
  type CompiledPackage,
  compileFramework,
  compileMovePackage,
  compileOwnPackage,
} from './compileMovePackage.ts'
export type { NamedAddresses } from './moveToml.ts'
export { type MoveTestOptions, type MoveTestRun, testMovePackage } from './testMovePackage.ts'
