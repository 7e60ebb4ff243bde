import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMovePackage, hasMove } from '../../../localnet/src/aptos/move/index.ts'
import { HEADER } from './header.ts'

/** Stands for the drop machine's address, which the client fills in. */
const PLACEHOLDER = 'd709'.repeat(16)

/** The package's scripts by constant name. */
const SCRIPTS = { MINT_SCRIPT: 'mint_script', MINTER_SCRIPT: 'minter_script' } as const

/**
 * Compiles the drop machine's scripts in `root` for the client in `out`. Without a Move compiler for this machine, they
 * stay as they are.
 */
export async function generateMintScripts(root: string, out: string): Promise<void> {
  const folder = join('clients', 'aptos', 'src', 'generated')
  const file = join(folder, 'scripts.ts')
  mkdirSync(join(out, folder), { recursive: true })
  if (!hasMove()) {
    console.log(
      'No Move compiler for this machine: the scripts of the drop machine stay as they are.',
    )
    if (root !== out) copyFileSync(join(root, file), join(out, file))
    return
  }
  const { scripts } = await compileMovePackage(join(root, 'programs', 'aptos-drop-machine'), {
    drop_machine: `0x${PLACEHOLDER}`,
    platform_fee_recipient: '0xfee',
  })
  const constants = Object.entries(SCRIPTS).map(([constant, name]) => {
    const code = Buffer.from(scripts[name] ?? []).toString('hex')
    if (code.split(PLACEHOLDER).length !== 2)
      throw new Error(`${name} has not one address of the package`)
    return `/** Bytecode of the script \`${name}\`. */\nexport const ${constant} = '${code}'\n`
  })
  const placeholder = `/** Stands for the address of the drop machine in the bytecode of scripts, once in each. */\nexport const PLACEHOLDER = '${PLACEHOLDER}'\n`
  writeFileSync(join(out, file), [HEADER, placeholder, ...constants].join('\n'))
}
