import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import type { Workplace } from './_command.ts'

const SOURCE = fileURLToPath(new URL('_umiUploader.ts', import.meta.url))
const FOLDER = 'node_modules/@metaplex-foundation/umi-uploader-irys'

/** Installs a test version of umi's uploader beside a drop. */
export function installUploader(workplace: Workplace): void {
  mkdirSync(workplace.path(FOLDER), { recursive: true })
  workplace.write(`${FOLDER}/package.json`, { version: '1.6.0', main: 'index.cjs' })
  buildSync({
    entryPoints: [SOURCE],
    outfile: workplace.path(`${FOLDER}/index.cjs`),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    conditions: ['@mintline/source'],
  })
}
