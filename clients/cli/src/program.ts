import { Command, Help, type Option } from 'commander'
import { VERSION } from './manifest.ts'
import { addGlobalOptions } from './runtime/globalOptions.ts'
import type { Runtime } from './runtime/runtime.ts'
import { addAllowlistCommands } from './usage/allowlist.ts'
import { addAptosCommands } from './usage/aptos/aptos.ts'
import { addAssetsCommands } from './usage/assets.ts'
import { addClaim } from './usage/claim.ts'
import { addCompletion } from './usage/completion.ts'
import { addDeploy } from './usage/deploy.ts'
import { addEvmCommands } from './usage/evm/evm.ts'
import { addExplain } from './usage/explain.ts'
import { addFees } from './usage/fees.ts'
import { addImport } from './usage/import.ts'
import { addInit } from './usage/init.ts'
import { addItemCommands } from './usage/item.ts'
import { addLaunch } from './usage/launch.ts'
import { addLock } from './usage/lock.ts'
import { addLookupTable } from './usage/lookupTable.ts'
import { addMetadata } from './usage/metadata.ts'
import { addMint } from './usage/mint.ts'
import { PARTS_HELP } from './usage/partHelp.ts'
import { addPhaseCommands } from './usage/phase.ts'
import { addReveal } from './usage/reveal.ts'
import { addRoyalties } from './usage/royalties.ts'
import { addShare } from './usage/share.ts'
import { addShow } from './usage/show.ts'
import { addTransferOwnership } from './usage/transferOwnership.ts'
import { addValidate } from './usage/validate.ts'
import { addVerify } from './usage/verify.ts'

/** Every command, in the order in which a drop needs them. */
const COMMANDS = [
  addInit,
  addImport,
  addAssetsCommands,
  addValidate,
  addDeploy,
  addLaunch,
  addPhaseCommands,
  addAllowlistCommands,
  addMint,
  addItemCommands,
  addShow,
  addShare,
  addFees,
  addClaim,
  addRoyalties,
  addMetadata,
  addLookupTable,
  addReveal,
  addLock,
  addTransferOwnership,
  addVerify,
  addExplain,
  addEvmCommands,
  addAptosCommands,
]

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
  for (const add of COMMANDS) add(program, runtime)
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
