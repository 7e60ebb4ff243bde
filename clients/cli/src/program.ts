import { Command } from 'commander'
import { addInit } from './commands/init.ts'
import { addShow } from './commands/show.ts'
import { addGlobalOptions } from './runtime/globalOptions.ts'
import type { Runtime } from './runtime/runtime.ts'
import { VERSION } from './version.ts'

/** Every command, in the order in which a drop needs them. */
const COMMANDS = [addInit, addShow]

/** The whole command line. Wrong usage is thrown as commander's error. */
export function buildProgram(runtime: Runtime): Command {
  const program = addGlobalOptions(new Command('mintline'))
    .description('Deploys and runs edition drops on Solana and Eclipse.')
    .version(VERSION)
    .configureHelp({ showGlobalOptions: true })
    // Wrong usage is reported like every other error.
    .configureOutput({ outputError: () => undefined })
    .exitOverride()
    .addHelpText('after', EXIT_CODES)
  for (const add of COMMANDS) add(program, runtime)
  return program
}

const EXIT_CODES = `
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 wrong input, 4 the chain differs, 5 not confirmed,
            6 partly done, 130 interrupted.`
