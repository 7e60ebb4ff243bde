import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { addItemRename } from './itemRename.ts'

export function addItemCommands(program: Command, runtime: Runtime): void {
  const command = program.command('item').description('Rename minted items.')
  addItemRename(command, runtime)
}
