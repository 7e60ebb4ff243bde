import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/**
 * Bytes that exports of a module add to a page, minified and compressed.
 *
 * @param source Absolute path of the module.
 * @param names What is imported: `*`, or names between braces.
 */
export async function bundledSize(source: string, names: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export ${names} from '${source}'`, resolveDir: '/' },
    bundle: true,
    conditions: ['@mintline/source'],
    format: 'esm',
    minify: true,
    platform: 'browser',
    write: false,
  })
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array()).length
}
