import { Command, Help, type Option } from 'commander'
import { addAllowlistCommands } from './commands/allowlist.ts'
import { addCompletion } from './commands/completion.ts'
import { addDeploy } from './commands/deploy.ts'
import { addFees } from './commands/fees.ts'
import { addInit } from './commands/init.ts'
import { addItemCommands } from './commands/item.ts'
import { addLaunch } from './commands/launch.ts'
import { addLookupTable } from './commands/lookupTable.ts'
import { addMetadata } from './commands/metadata.ts'
import { addMint } from './commands/mint.ts'
import { addPhaseCommands } from './commands/phase.ts'
import { addRoyalties } from './commands/royalties.ts'
import { addShow } from './commands/show.ts'
import { addTransferOwnership } from './commands/transferOwnership.ts'
import { addValidate } from './commands/validate.ts'
import { addVerify } from './commands/verify.ts'
import { addGlobalOptions } from './runtime/globalOptions.ts'
import type { Runtime } from './runtime/runtime.ts'
import { VERSION } from './version.ts'

/** Every command, in the order in which a drop needs them. */
const COMMANDS = [
  addInit,
  addValidate,
  addDeploy,
  addLaunch,
  addPhaseCommands,
  addAllowlistCommands,
  addMint,
  addItemCommands,
  addShow,
  addFees,
  addRoyalties,
  addMetadata,
  addLookupTable,
  addTransferOwnership,
  addVerify,
]

/** The whole command line. Wrong usage is thrown as commander's error. */
export function buildProgram(runtime: Runtime): Command {
  const program = addGlobalOptions(new Command('mintline'))
    .description('Deploys and runs edition drops on Solana and Eclipse.')
    .version(VERSION)
    .configureHelp({ showGlobalOptions: true, optionDescription: describeOption })
    // Wrong usage is reported like every other error.
    .configureOutput({
      writeOut: (text) => runtime.environment.stdout.write(text),
      writeErr: (text) => runtime.environment.stderr.write(text),
      outputError: () => undefined,
    })
    .exitOverride()
    .addHelpText('after', EXIT_CODES)
  for (const add of COMMANDS) add(program, runtime)
  addCompletion(program)
  return program
}

/** An option for its help; that a flag is off unless given goes without saying. */
function describeOption(option: Option): string {
  const shown = option.defaultValue === false ? { defaultValue: undefined } : {}
  return new Help().optionDescription(Object.assign(Object.create(option), shown))
}

const EXIT_CODES = `
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 wrong input, 4 the chain differs, 5 not confirmed,
            6 partly done, 130 interrupted.`
