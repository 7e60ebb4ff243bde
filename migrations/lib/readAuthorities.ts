import { PublicKey, SystemProgram } from '@solana/web3.js'
import { DeployError } from './deployError.ts'
import type { UpgradeAuthority } from './step.ts'

/** Options about who may upgrade the programs. */
export interface AuthorityOptions {
  'buffer-authority'?: string | undefined
  'upgrade-authority'?: string | undefined
  final?: boolean | undefined
}

/** Reads these options; refuses two that contradict each other. */
export function readAuthorities(options: AuthorityOptions): {
  bufferAuthority: PublicKey | undefined
  upgradeAuthority: UpgradeAuthority | undefined
} {
  const given = [
    options['buffer-authority'] !== undefined && '--buffer-authority',
    options['upgrade-authority'] !== undefined && '--upgrade-authority',
    options.final && '--final',
  ].filter((name) => typeof name === 'string')
  if (given.length > 1) {
    throw new DeployError('BAD_OPTION', `Give only one of ${given.join(' and ')}.`)
  }
  return {
    bufferAuthority: address('--buffer-authority', options['buffer-authority']),
    upgradeAuthority: options.final
      ? 'none'
      : address('--upgrade-authority', options['upgrade-authority']),
  }
}

function address(option: string, text: string | undefined): PublicKey | undefined {
  if (text === undefined) return undefined
  const parsed = parse(text)
  // Nobody can sign for the system program: as an authority it would be as final as none.
  if (parsed && !parsed.equals(SystemProgram.programId)) return parsed
  throw new DeployError('BAD_OPTION', `${option} must be an address that can sign, not "${text}".`)
}

function parse(text: string): PublicKey | undefined {
  try {
    return new PublicKey(text)
  } catch {
    return undefined
  }
}
