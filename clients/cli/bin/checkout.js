import { fileURLToPath } from 'node:url'
import { builtProgram } from '../../../scripts/lib/builtProgram.mjs'
import { currentSignInPage } from '../../../scripts/lib/signInPage.mjs'

/** Returns the URL of the command as it is built from its sources where they have changed. Not published. */
export async function builtCommand() {
  process.setSourceMapsEnabled(true)
  if (process.argv.includes('--sign-in-browser')) currentSignInPage()
  return builtProgram(fileURLToPath(new URL('../src/main.ts', import.meta.url)))
}
