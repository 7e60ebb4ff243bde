import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { addAssetsBuild } from './assetsBuild.ts'
import { addAssetsCheck } from './assetsCheck.ts'
import { addAssetsUpload } from './assetsUpload.ts'
import { withPackages } from './partHelp.ts'

export function addAssetsCommands(program: Command, runtime: Runtime): void {
  const command = program
    .command('assets')
    .description('Pictures, videos, audio files and 3D models with their metadata documents.')
  withPackages(command, 'assets')
  addAssetsCheck(command, runtime)
  addAssetsBuild(command, runtime)
  addAssetsUpload(command, runtime)
}
