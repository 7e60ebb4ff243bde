import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AbortConstant, abortsIn } from './abortsIn.ts'
import { HEADER } from './header.ts'
import { generateMintScripts } from './mintScripts.ts'

/** Generates the drop machine's abort codes and compiled scripts, from `root` for the client in `out`. */
export async function generateAptos(root: string, out: string): Promise<void> {
  generateAborts(root, out)
  await generateMintScripts(root, out)
}

function generateAborts(root: string, out: string): void {
  const sources = join(root, 'programs', 'aptos-drop-machine', 'sources')
  const aborts = readdirSync(sources)
    .flatMap((file) => abortsIn(readFileSync(join(sources, file), 'utf8')))
    .toSorted((one, other) => one.number - other.number)
  const folder = join(out, 'clients', 'aptos', 'src', 'generated')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'aborts.ts'), abortsFile(aborts))
}

function abortsFile(aborts: readonly AbortConstant[]): string {
  const lines = aborts.map(
    ({ number, module, name, sentence }) =>
      `  ${number}: { module: '${module}', name: '${name}', sentence: ${JSON.stringify(sentence)} },\n`,
  )
  return `${HEADER}
/** Abort constants of the drop machine by their numbers, which are codes without their categories. */
export const ABORTS: Readonly<
  Record<number, { readonly module: string; readonly name: string; readonly sentence: string }>
> = {
${lines.join('')}}
`
}
