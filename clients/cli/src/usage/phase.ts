import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { addPhaseAdd } from './phaseAdd.ts'
import { addPhaseList } from './phaseList.ts'
import { addPhaseModify } from './phaseModify.ts'

export function addPhaseCommands(program: Command, runtime: Runtime): void {
  const command = program.command('phase').description('List, add and modify phases.')
  addPhaseList(command, runtime)
  addPhaseAdd(command, runtime)
  addPhaseModify(command, runtime)
}
