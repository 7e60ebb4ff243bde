import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { addAssetsBuild } from './assetsBuild.ts'
import { addAssetsCheck } from './assetsCheck.ts'
import { addAssetsUpload } from './assetsUpload.ts'

export function addAssetsCommands(program: Command, runtime: Runtime): void {
  const command = program
    .command('assets')
    .description('Pictures, videos, audio files and 3D models with their metadata documents.')
  addAssetsCheck(command, runtime)
  addAssetsBuild(command, runtime)
  addAssetsUpload(command, runtime)
}
