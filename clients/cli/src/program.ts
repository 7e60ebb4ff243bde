import { Command, Help, type Option } from 'commander'
import { VERSION } from './manifest.ts'
import { addGlobalOptions } from './runtime/globalOptions.ts'
import type { Runtime } from './runtime/runtime.ts'
import { addCompletion } from './usage/completion.ts'
import { PARTS_HELP } from './usage/partHelp.ts'
import { addTree } from './usage/tree.ts'

/** Builds the whole command line. Usage errors are thrown as commander's own. */
export function buildProgram(runtime: Runtime): Command {
  const program = addGlobalOptions(new Command('mintline'))
    .description('Deploys and runs edition drops on Solana, Eclipse, EVM chains and Aptos.')
    .version(VERSION)
    .configureHelp({ showGlobalOptions: true, optionDescription: describeOption })
    // Usage errors are reported like all others.
    .configureOutput({
      writeOut: (text) => runtime.environment.stdout.write(text),
      writeErr: (text) => runtime.environment.stderr.write(text),
      outputError: () => undefined,
    })
    .exitOverride()
    .addHelpText('after', PARTS_HELP)
    .addHelpText('after', EXIT_CODES)
  addTree(program, runtime)
  addCompletion(program)
  return program
}

/** Returns an option's help text; a flag's default is not mentioned. */
function describeOption(option: Option): string {
  const shown = option.defaultValue === false ? { defaultValue: undefined } : {}
  return new Help().optionDescription(Object.assign(Object.create(option), shown))
}

const EXIT_CODES = `
Exit codes: 0 done, 1 failed, 2 usage error, 3 invalid input, 4 the chain differs, 5 not confirmed,
            6 partly done, 130 interrupted.`
