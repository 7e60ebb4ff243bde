import type { Command } from 'commander'
import { installLine, type Part } from '../runtime/parts.ts'

/** Adds to a group's help the packages that its commands need. */
export function withPackages(group: Command, part: Part): Command {
  return group.addHelpText('after', `\nNeeds packages of its own: ${installLine(part)}`)
}

/** All parts' packages and the marks of options, for the whole command's help. */
export const PARTS_HELP = `
A command finds the chain of its drop by --contract or --collection, where that names it (BASE:<address>), by --chain,
or by the config. What begins with "EVM:", "Aptos:" or "Solana:" (and Eclipse) is for drops there.

Drops on Solana and Eclipse need nothing else. For others, install their packages beside mintline:
  pictures and metadata   ${installLine('assets')}
  drops on EVM chains     ${installLine('evm')}
  drops on Aptos          ${installLine('aptos')}`
