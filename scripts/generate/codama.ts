import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderVisitor as renderKit } from '@codama/renderers-js'
import { renderVisitor as renderUmi } from '@codama/renderers-js-umi'
import {
  type Codama,
  createFromRoot,
  type RootNode,
  rootNode,
  setInstructionAccountDefaultValuesVisitor,
} from 'codama'
import { payerDefaults } from './codama/accountDefaults.ts'
import { eventsModule, eventTypes } from './codama/events.ts'
import { finishSources } from './codama/finishSources.ts'
import type { ProgramName } from './codama/pdas.ts'
import { programTree } from './codama/programTree.ts'
import { loosePdasOf, umiPdasModule } from './codama/umiPdas.ts'

const PROGRAMS: readonly { name: ProgramName; idl: string }[] = [
  { name: 'editions', idl: 'editions.json' },
  { name: 'editionsControls', idl: 'editions_controls.json' },
]

/** Generates the umi and kit clients of both programs, from the IDLs in `root` into `out`. */
export async function generateCodama(root: string, out: string): Promise<void> {
  const idlFolder = join(root, 'target', 'idl')
  const generated = join(out, 'clients', 'solana', 'src', 'generated')
  const editionsProgramId = addressIn(join(idlFolder, 'editions.json'))
  for (const kind of ['umi', 'kit']) rmSync(join(generated, kind), { recursive: true, force: true })

  for (const { name, idl } of PROGRAMS) {
    const tree = programTree(name, { idlFile: join(idlFolder, idl), editionsProgramId })
    await generateUmi(tree, join(generated, 'umi', name))
    await generateKit(tree.getRoot(), join(generated, 'kit', name))
  }
  for (const kind of ['umi', 'kit']) {
    const exports = PROGRAMS.map(({ name }) => `export * as ${name} from './${name}'\n`)
    writeFileSync(join(generated, kind, 'index.ts'), exports.join(''))
    finishSources(join(generated, kind))
  }
}

async function generateUmi(tree: Codama, folder: string): Promise<void> {
  const { program } = tree.getRoot()
  const loosePdas = loosePdasOf(program)
  await tree.accept(
    renderUmi(folder, {
      linkOverrides: { pdas: Object.fromEntries(loosePdas.map(({ name }) => [name, 'hooked'])) },
      dependencyMap: { hooked: '../pdas' },
    }),
  )
  addModule(folder, 'pdas', umiPdasModule(program, loosePdas))
}

async function generateKit({ program }: RootNode, folder: string): Promise<void> {
  const definedTypes = [...program.definedTypes, ...eventTypes(program)]
  const tree = createFromRoot(rootNode({ ...program, definedTypes }))
  // Umi has a default payer, kit has none.
  tree.update(setInstructionAccountDefaultValuesVisitor(payerDefaults(program)))
  await tree.accept(
    renderKit(folder, {
      generatedFolder: '.',
      kitImportStrategy: 'rootOnly',
      syncPackageJson: false,
    }),
  )
  addModule(folder, 'events', eventsModule(program))
}

/** Adds an own module to a rendered client. */
function addModule(folder: string, name: string, code: string): void {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'index.ts'), code)
  const index = join(folder, 'index.ts')
  writeFileSync(index, `${readFileSync(index, 'utf8')}export * from './${name}'\n`)
}

function addressIn(idlFile: string): string {
  const { address }: { address: string } = JSON.parse(readFileSync(idlFile, 'utf8'))
  return address
}
