import type { Command } from 'commander'
import { installLine, type Part } from '../runtime/parts.ts'

/** Adds to a group's help the packages that its commands need. */
export function withPackages(group: Command, part: Part): Command {
  return group.addHelpText('after', `\nNeeds packages of its own: ${installLine(part)}`)
}

/** All parts' packages, for the whole command's help. */
export const PARTS_HELP = `
Drops on Solana and Eclipse need nothing else. For other commands, install their packages beside mintline:
  mintline assets   ${installLine('assets')}
  mintline evm      ${installLine('evm')}
  mintline aptos    ${installLine('aptos')}`
