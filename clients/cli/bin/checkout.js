import { fileURLToPath } from 'node:url'
import { builtProgram } from '../../../scripts/lib/builtProgram.mjs'

/** Returns the URL of the command as it is built from its sources where they have changed. Not published. */
export function builtCommand() {
  process.setSourceMapsEnabled(true)
  return builtProgram(fileURLToPath(new URL('../src/main.ts', import.meta.url)))
}
